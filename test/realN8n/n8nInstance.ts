import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessFailed, runProcess, startProcess, type StartedProcess } from './childProcess';
import { whenDone } from './cleanup';
import type { InstalledN8n } from './installN8n';
import { n8nEnvironment, type N8nEnvironment } from './n8nEnvironment';
import { installedPackageFolder, installTarball } from './packPackage';

/** A credential as `n8n import:credentials` takes it; n8n encrypts the data. */
export interface CredentialToImport {
	id: string;
	name: string;
	type: string;
	data: Record<string, string>;
}

/** A workflow as `n8n import:workflow` takes it. */
export interface WorkflowToImport {
	id: string;
	name: string;
	nodes: unknown[];
	connections: Record<string, unknown>;
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
		private readonly installed: InstalledN8n,
		private readonly environment: N8nEnvironment,
		private readonly userFolder: string,
		private readonly nodeOptions: readonly string[],
		/** Ends everything that runs in this instance's folder and removes the folder. */
		readonly remove: () => Promise<void>,
	) {}

	/** Makes the user folder; it is removed when the process ends, however it does. */
	static async create({
		installed,
		tarball,
		fileFolders,
		variables: added = {},
		nodeOptions = [],
	}: InstanceOptions): Promise<N8nInstance> {
		const userFolder = await mkdtemp(join(tmpdir(), 'mobile-money-n8n-'));
		const remove = whenDone(async () => {
			await rm(userFolder, { recursive: true, force: true, maxRetries: 5 });
		});
		await installTarball(tarball, userFolder);
		const { baseUrl, variables } = await n8nEnvironment({ userFolder, fileFolders });
		const environment = { baseUrl, variables: { ...variables, ...added } };
		return new N8nInstance(installed, environment, userFolder, nodeOptions, remove);
	}

	/** The address that n8n listens on after `start`. */
	get baseUrl(): string {
		return this.environment.baseUrl;
	}

	/** Where n8n loads this package from. */
	get packageFolder(): string {
		return installedPackageFolder(this.userFolder);
	}

	/** Runs an n8n command to its end and returns its stdout; throws with its last lines when it fails. */
	async run(args: readonly string[]): Promise<string> {
		return await runProcess(this.installed.nodeBinary, this.argsOf(args), this.startOptions());
	}

	/**
	 * Starts `n8n start`, or another command that runs until it is stopped, such as `n8n worker`; see
	 * n8nServer.ts for an n8n that is ready.
	 */
	start(onOutput?: (text: string) => void, command: readonly string[] = ['start']): StartedProcess {
		const options = { ...this.startOptions(), ...(onOutput && { onOutput }) };
		const args = [...this.nodeOptions, ...this.argsOf(command)];
		return startProcess(this.installed.nodeBinary, args, options);
	}

	/** Stores credentials, encrypted, as n8n's own import does. */
	async importCredential(...credentials: readonly CredentialToImport[]): Promise<void> {
		await this.importFile('import:credentials', 'credentials.json', credentials);
	}

	/** Stores workflows, unpublished. */
	async importWorkflows(workflows: readonly WorkflowToImport[]): Promise<void> {
		await this.importFile('import:workflow', 'workflows.json', workflows);
	}

	/**
	 * Runs a stored workflow to its end, as `n8n execute --id` does.
	 * @throws with n8n's last lines when the execution failed
	 */
	async execute(workflowId: string): Promise<void> {
		await this.run(['execute', `--id=${workflowId}`, '--rawOutput']);
	}

	private async importFile(command: string, name: string, content: unknown): Promise<void> {
		const file = join(this.userFolder, name);
		// Readable by its owner alone, and gone after the import: it may hold a password.
		await writeFile(file, JSON.stringify(content), { mode: 0o600 });
		try {
			const output = await this.run([command, `--input=${file}`]);
			// n8n ends with 0 even when an import failed, so only its own word counts.
			if (!output.includes('Successfully imported')) {
				throw new ProcessFailed('n8n', [command], 0, output);
			}
		} finally {
			await rm(file, { force: true });
		}
	}

	private argsOf(args: readonly string[]): string[] {
		return ['--require', join(__dirname, 'exitWithParent.ts'), this.installed.n8nScript, ...args];
	}

	private startOptions(): { cwd: string; env: NodeJS.ProcessEnv } {
		return { cwd: this.userFolder, env: this.environment.variables };
	}
}
