import { readFile, readdir } from 'node:fs/promises';
import { readPeakMb, startPeak } from '../bench/throughput/peakMemory';

/** The peak of memory of an n8n and all that it started, its task runner above all. */
export class GroupMemory {
	private constructor(
		private readonly leader: number,
		/** Resident memory when the measurement began, in MB. */
		private readonly beforeMb: number,
	) {}

	/** Begins to measure the process group of this leader. */
	static async watch(leader: number): Promise<GroupMemory> {
		const members = await membersOf(leader);
		await Promise.all(members.map(startPeak));
		return new GroupMemory(leader, await sumOfPeaks(members));
	}

	/** The peak since then, and how much it is above what it was then, in MB; undefined when the group is gone. */
	async peak(): Promise<{ peakMb: number; grownMb: number } | undefined> {
		const members = await membersOf(this.leader);
		if (members.length === 0) return undefined;
		const peakMb = await sumOfPeaks(members);
		return { peakMb, grownMb: Math.max(0, peakMb - this.beforeMb) };
	}
}

/** Members peak at different times, so that their sum is a little above what was ever needed at once. */
async function sumOfPeaks(members: readonly number[]): Promise<number> {
	const peaks = await Promise.all(members.map(readPeakMb));
	return peaks.reduce<number>((sum, peak) => sum + (peak ?? 0), 0);
}

async function membersOf(leader: number): Promise<number[]> {
	const names = await readdir('/proc');
	const ids = names.filter((name) => /^\d+$/.test(name)).map(Number);
	const groups = await Promise.all(ids.map(groupOf));
	return ids.filter((_, index) => groups[index] === leader);
}

async function groupOf(id: number): Promise<number | undefined> {
	const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
	// The name stands in parentheses and may hold anything; state, parent and group follow it.
	const [, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	return group === undefined ? undefined : Number(group);
}
