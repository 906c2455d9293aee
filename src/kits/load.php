<?php
/** All that reads and writes kits: `require_once` of it by routes and commands, so that no other request reads it. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/format/limits.php';
require_once __DIR__ . '/format/refusal.php';
require_once __DIR__ . '/format/entries.php';
require_once __DIR__ . '/format/manifest.php';
require_once __DIR__ . '/format/object.php';
require_once __DIR__ . '/format/file.php';
require_once __DIR__ . '/format/settings.php';
require_once __DIR__ . '/format/styles.php';
require_once __DIR__ . '/format/clean.php';
require_once __DIR__ . '/format/foreign.php';
require_once __DIR__ . '/references/table.php';
require_once __DIR__ . '/references/keys.php';
require_once __DIR__ . '/references/names.php';
require_once __DIR__ . '/references/walk.php';
require_once __DIR__ . '/references/content.php';
require_once __DIR__ . '/references/addresses.php';
require_once __DIR__ . '/references/summary.php';
require_once __DIR__ . '/zip/reader.php';
require_once __DIR__ . '/zip/writer.php';
require_once __DIR__ . '/zip/source.php';
require_once __DIR__ . '/export/archive.php';
require_once __DIR__ . '/export/blueprint.php';
require_once __DIR__ . '/export/fonts.php';
require_once __DIR__ . '/export/left.php';
require_once __DIR__ . '/export/list.php';
require_once __DIR__ . '/export/object.php';
require_once __DIR__ . '/export/others.php';
require_once __DIR__ . '/export/references.php';
require_once __DIR__ . '/export/room.php';
require_once __DIR__ . '/import/rows.php';
require_once __DIR__ . '/import/transaction.php';
require_once __DIR__ . '/import/guard.php';
require_once __DIR__ . '/import/runs.php';
require_once __DIR__ . '/import/plan/missing.php';
require_once __DIR__ . '/import/plan/fingerprint.php';
require_once __DIR__ . '/import/plan/plan.php';
require_once __DIR__ . '/import/plan/prints.php';
require_once __DIR__ . '/import/stage/address.php';
require_once __DIR__ . '/import/stage/files.php';
require_once __DIR__ . '/import/stage/kit.php';
require_once __DIR__ . '/import/stage/make.php';
require_once __DIR__ . '/import/stage/name.php';
require_once __DIR__ . '/import/stage/parts.php';
require_once __DIR__ . '/import/stage/receive.php';
require_once __DIR__ . '/import/stage/removed.php';
require_once __DIR__ . '/import/stage/resolve.php';
require_once __DIR__ . '/import/switch/as-import.php';
require_once __DIR__ . '/import/switch/delete.php';
require_once __DIR__ . '/import/switch/originals.php';
require_once __DIR__ . '/import/switch/pointers.php';
require_once __DIR__ . '/import/switch/settle.php';
require_once __DIR__ . '/import/switch/swap.php';
require_once __DIR__ . '/import/switch/switch.php';
require_once __DIR__ . '/import/switch/tell.php';
require_once __DIR__ . '/import/switch/undo.php';
require_once __DIR__ . '/import/batch.php';
require_once __DIR__ . '/import/switch/uses.php';
require_once __DIR__ . '/import/step.php';
require_once __DIR__ . '/import/source.php';
require_once __DIR__ . '/import/answers.php';
