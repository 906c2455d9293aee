import webpack from 'webpack';

/** Runs webpack as the build does, but for minimizing; returns the errors. */
export const compile = (
	options: webpack.Configuration
): Promise< string[] > =>
	new Promise( ( resolve, reject ) =>
		webpack(
			{
				mode: 'production',
				optimization: { emitOnErrors: false, minimize: false },
				...options,
			},
			( error, stats ) =>
				error
					? reject( error )
					: resolve(
							stats?.compilation.errors.map(
								( { message } ) => message
							) ?? []
						)
		)?.close( () => {} )
	);
