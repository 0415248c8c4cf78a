import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastLines, runProcess, startProcess, type StartedProcess } from './childProcess';
import { throwAwayFolder } from './cleanup';
import { freePort } from './freePort';
import type { InstalledN8n } from './installN8n';
import { n8nEnvironment } from './n8nEnvironment';
import { installedPackageFolder, installTarball } from './packPackage';

/** A credential as `n8n import:credentials` takes it; n8n encrypts the data. */
export interface CredentialToImport {
	id: string;
	name: string;
	type: string;
	data: Readonly<Record<string, unknown>>;
}

export interface InstanceOptions {
	installed: InstalledN8n;
	/** This package, as `packPackage` made it. */
	tarball: string;
	/** The only folders that n8n's file nodes may read and write. */
	fileFolders: readonly string[];
	/** Environment variables besides the usual ones. */
	variables?: Readonly<Record<string, string>>;
	/** Options of Node itself for the n8n that `start` starts, such as `--inspect`. */
	nodeOptions?: readonly string[];
}

/** An n8n with a throw-away user folder, in which the packed package is installed as a community package. */
export class N8nInstance {
	private constructor(
		private readonly options: InstanceOptions,
		/** Everything that n8n keeps; removed when the process ends, however it does. */
		readonly userFolder: string,
		/** The address that n8n listens on after `start`. */
		readonly baseUrl: string,
		private readonly env: NodeJS.ProcessEnv,
	) {}

	/** Makes the user folder and installs the package in it. */
	static async create(options: InstanceOptions): Promise<N8nInstance> {
		const userFolder = await throwAwayFolder('mobile-money-n8n-');
		await installTarball(options.tarball, userFolder);
		const port = await freePort();
		const env = await n8nEnvironment(userFolder, port, options.fileFolders);
		const baseUrl = `http://127.0.0.1:${port}`;
		return new N8nInstance(options, userFolder, baseUrl, { ...env, ...options.variables });
	}

	/** Where n8n loads this package from. */
	get packageFolder(): string {
		return installedPackageFolder(this.userFolder);
	}

	/** Starts a command of n8n that runs until it is stopped; n8nServer.ts waits until it is ready. */
	start(command: 'start' | 'worker', onOutput?: (text: string) => void): StartedProcess {
		const args = [...(this.options.nodeOptions ?? []), ...this.argsOf([command])];
		return startProcess(this.options.installed.nodeBinary, args, {
			...this.place(),
			...(onOutput && { onOutput }),
		});
	}

	/** Stores credentials, encrypted, as n8n's own import does. */
	async importCredential(...credentials: readonly CredentialToImport[]): Promise<void> {
		await this.import('import:credentials', credentials);
	}

	/** Stores workflows, unpublished. */
	async importWorkflows(workflows: readonly object[]): Promise<void> {
		await this.import('import:workflow', workflows);
	}

	/**
	 * Runs a stored workflow to its end, as `n8n execute --id` does.
	 * @throws with n8n's last lines when the execution failed
	 */
	async execute(workflowId: string): Promise<void> {
		await this.run(['execute', `--id=${workflowId}`, '--rawOutput']);
	}

	private async import(command: string, content: unknown): Promise<void> {
		const file = join(this.userFolder, 'import.json');
		// Readable by its owner alone, and gone after the import: it may hold a password.
		await writeFile(file, JSON.stringify(content), { mode: 0o600 });
		try {
			const output = await this.run([command, `--input=${file}`]);
			// n8n ends with 0 even when an import failed, so only its own word counts.
			if (!output.includes('Successfully imported')) {
				throw new Error(`n8n ${command} has not imported all:\n${lastLines(output)}`);
			}
		} finally {
			await rm(file, { force: true });
		}
	}

	private async run(args: readonly string[]): Promise<string> {
		return await runProcess(this.options.installed.nodeBinary, this.argsOf(args), this.place());
	}

	private argsOf(args: readonly string[]): string[] {
		return [
			'--require',
			join(__dirname, 'exitWithParent.ts'),
			this.options.installed.n8nScript,
			...args,
		];
	}

	private place(): { cwd: string; env: NodeJS.ProcessEnv } {
		return { cwd: this.userFolder, env: this.env };
	}
}
