<?php
/** The files that WordPress has when it deletes the plugin: the plugin itself is not loaded then. */

declare( strict_types=1 );

namespace Frontage\Tests\Housekeeping;

use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\ParserFactory;
use PHPUnit\Framework\TestCase;

final class UninstallFilesTest extends TestCase {

	/** @testdox [HK-02] Housekeeping: uninstalling calls no function that is not loaded */
	public function test_all_is_loaded(): void {
		$root  = dirname( __DIR__, 3 );
		$calls = [];
		foreach ( $this->required( "$root/uninstall.php" ) as $file ) {
			$calls += $this->functions( $file );
		}
		$known = [];
		foreach ( new \RegexIterator( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( "$root/src" ) ), '/\.php$/' ) as $file ) {
			$known += array_fill_keys( $this->declared( (string) file_get_contents( (string) $file ) ), true );
		}
		$this->assertArrayHasKey( 'Frontage\Kits\keep_originals', $calls );
		$reached = [ 'Frontage\Kits\delete_staged', 'Frontage\Housekeeping\uninstall', 'Frontage\Portfolio\delete_portfolio' ];
		$missing = [];
		for ( $at = 0; isset( $reached[ $at ] ); $at++ ) {
			foreach ( $calls[ $reached[ $at ] ] ?? [] as $name ) {
				if ( isset( $known[ $name ] ) && ! isset( $calls[ $name ] ) ) {
					$missing[ $name ] = "$reached[$at]() calls $name()";
				} elseif ( isset( $known[ $name ] ) && ! in_array( $name, $reached, true ) ) {
					$reached[] = $name;
				}
			}
		}
		$this->assertSame( [], array_values( $missing ) );
		$this->assertGreaterThan( 30, count( $reached ) );
	}

	/**
	 * A file and all that it requires.
	 * @return list<string>
	 */
	private function required( string $file ): array {
		$files = [ $file ];
		for ( $at = 0; isset( $files[ $at ] ); $at++ ) {
			preg_match_all( "~require_once (__DIR__|dirname\( __DIR__(?:, (\d))? \)) \. '([^']+)'~", (string) file_get_contents( $files[ $at ] ), $found, PREG_SET_ORDER );
			foreach ( $found as [ , $from, $levels, $path ] ) {
				$folder = dirname( $files[ $at ] );
				$next   = ( '__DIR__' === $from ? $folder : dirname( $folder, max( 1, (int) $levels ) ) ) . $path;
				$this->assertFileExists( $next );
				$files = in_array( $next, $files, true ) ? $files : array_merge( $files, [ $next ] );
			}
		}
		return $files;
	}

	/**
	 * Functions of a file, and which ones each calls or names.
	 * @return array<string, list<string>>
	 */
	private function functions( string $file ): array {
		$traverser = new NodeTraverser();
		$traverser->addVisitor( new NameResolver() );
		$nodes  = $traverser->traverse( ( new ParserFactory() )->createForHostVersion()->parse( (string) file_get_contents( $file ) ) ?? [] );
		$finder = new NodeFinder();
		$calls  = [];
		foreach ( $finder->findInstanceOf( $nodes, Node\Stmt\Function_::class ) as $function ) {
			$name           = (string) $function->namespacedName; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- The parser's.
			$calls[ $name ] = [];
			foreach ( $finder->find( $function, static fn( Node $node ): bool => $node instanceof Node\Expr\FuncCall || $node instanceof Node\Scalar\String_ ) as $node ) {
				$called = '';
				if ( $node instanceof Node\Scalar\String_ ) {
					// A callback: `__NAMESPACE__ . '\name'`.
					$called = '\\' === ( $node->value[0] ?? '' ) ? substr( $name, 0, (int) strrpos( $name, '\\' ) ) . $node->value : $node->value;
				} elseif ( $node instanceof Node\Expr\FuncCall && $node->name instanceof Node\Name ) {
					$called = (string) ( $node->name->getAttribute( 'namespacedName' ) ?? $node->name );
				}
				$calls[ $name ][] = $called;
			}
		}
		return $calls;
	}

	/** @return list<string> Names of the functions that a file declares. */
	private function declared( string $code ): array {
		preg_match( '~^namespace ([\w\\\\]+);~m', $code, $namespace );
		preg_match_all( '~^function (\w+)~m', $code, $names );
		return array_map( static fn( string $name ): string => ( $namespace[1] ?? '' ) . "\\$name", $names[1] );
	}
}
