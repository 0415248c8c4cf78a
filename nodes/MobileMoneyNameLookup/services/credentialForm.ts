import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';

import { DEMO_ENVIRONMENT } from './demo/demo';
import type { Choices, Service } from './service';
import { SERVICES } from './services';

const ENVIRONMENTS: INodePropertyOptions[] = [
	{
		name: 'Production',
		value: 'production',
		description: 'The live system, with real holders. It needs keys of its own.',
	},
	{
		name: 'Test (UAT)',
		value: 'uat',
		description:
			'Your provider’s test system or sandbox (user acceptance testing), with test accounts and no real holders',
	},
];

/** What the services offer for a field, each value once. */
function optionsOf(field: keyof Choices, among = SERVICES): INodePropertyOptions[] {
	const offered = among.flatMap(({ choices }) => choices[field] ?? []);
	return offered.filter(
		({ value }, index) => offered.findIndex((other) => other.value === value) === index,
	);
}

const notInDemo = { environment: [DEMO_ENVIRONMENT] };

/** Shows a field only where its service is chosen. */
function shownFor({ choices }: Service): NonNullable<INodeProperties['displayOptions']> {
	const show = Object.fromEntries(
		Object.entries(choices).map(([field, { value }]) => [field, [value]]),
	);
	return choices.environment ? { show } : { show, hide: notInDemo };
}

const withLoginTypes = SERVICES.filter(({ choices }) => choices.loginType);

/** The questions of the form, the one of the account first. */
const questions: Array<INodeProperties & { readonly options: INodePropertyOptions[] }> = [
	{
		displayName: 'Which Account Do You Have?',
		name: 'service',
		type: 'options',
		displayOptions: { hide: notInDemo },
		options: optionsOf('service'),
		default: 'gateway',
		hint: "No account yet? Choose Demo under 'Environment' below.",
		description: 'Who gave you the keys. The form then shows the fields for that account.',
	},
	{
		displayName: 'What Did Your Provider Give You?',
		name: 'loginType',
		type: 'options',
		displayOptions: {
			show: { service: optionsOf('service', withLoginTypes).map(({ value }) => value) },
			hide: notInDemo,
		},
		options: optionsOf('loginType'),
		default: 'apiUser',
		description: 'Which keys you find in your account details',
	},
	{
		displayName: 'Environment',
		name: 'environment',
		type: 'options',
		options: [...optionsOf('environment'), ...ENVIRONMENTS],
		default: 'uat',
		description:
			'Which system the account belongs to. Every result shows it, so that nobody takes a test result for a real one.',
	},
];

/** A question with one answer is not asked, and one without any is none: a package may hold one service. */
function asked(question: (typeof questions)[number]): INodeProperties[] {
	const [only, ...others] = question.options;
	if (!only) return [];
	return others.length > 0 ? [question] : [{ ...question, type: 'hidden', default: only.value }];
}

/** The form of the credential: which account it is, and then the fields of that account alone. */
export const credentialForm: INodeProperties[] = [
	...questions.flatMap(asked),
	...SERVICES.flatMap((service) =>
		service.fields.map((field) => ({ ...field, displayOptions: shownFor(service) })),
	),
];
