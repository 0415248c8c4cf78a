const variable = 'E2E_TARBALL';

/** Hands the packed package from the global setup to the suites. */
export function rememberTarball(path: string): void {
	process.env[variable] = path;
}

/** The packed package that the global setup made. */
export function packedTarball(): string {
	const path = process.env[variable];
	if (path === undefined)
		throw new Error('Run this suite with npm run test:e2e: it needs its setup.');
	return path;
}
