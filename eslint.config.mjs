import { n8nCommunityNodesPlugin } from '@n8n/eslint-plugin-community-nodes';
import n8nNodesBase from 'eslint-plugin-n8n-nodes-base';
import tseslint from 'typescript-eslint';

const typed = tseslint.configs.strictTypeChecked.map((config) => ({
	...config,
	files: ['**/*.ts', '**/*.mts'],
}));

/** The rooms of the node that each room may import from; `execute/` may import from all. */
const doors = {
	names: [],
	nameMatch: ['names'],
	domain: ['names', 'nameMatch'],
	sending: ['domain'],
	redaction: ['domain', 'sending'],
	services: ['domain', 'sending', 'redaction'],
	sheet: ['domain'],
	operations: ['domain', 'services', 'sheet'],
	reading: ['domain', 'sending', 'services', 'sheet', 'operations'],
	run: ['domain', 'sending', 'redaction', 'services', 'sheet', 'operations', 'reading'],
	writing: ['domain', 'sending', 'services', 'sheet', 'operations', 'reading', 'run'],
};

const doorsOfRooms = Object.entries(doors).map(([room, open]) => {
	const shut = ['execute', ...Object.keys(doors)].filter(
		(other) => other !== room && !open.includes(other),
	);
	return {
		files: [`nodes/MobileMoneyNameLookup/${room}/**/*.ts`],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							regex: `\\.\\./(?:(?:${shut.join('|')})/|.*credentials/)`,
							message: `${room}/ imports only from ${['itself', ...open].join(', ')}.`,
						},
					],
				},
			],
		},
	};
});

/** The second node takes from the first only its words and its reading of sheets. */
const doorOfReport = {
	files: ['nodes/PayeeCheckReport/**/*.ts'],
	rules: {
		'no-restricted-imports': [
			'error',
			{
				patterns: [
					{
						regex: '^\\.\\./(?!MobileMoneyNameLookup/(?:domain|sheet)/)',
						message:
							'PayeeCheckReport/ imports only from itself, and from domain/ and sheet/ of the lookup.',
					},
				],
			},
		],
	},
};

export default tseslint.config(
	{
		ignores: ['dist/**', 'coverage/**', 'output/**', 'test/realN8n/n8n/**', '**/*.js', '**/*.mjs'],
	},
	...typed,
	{
		files: ['**/*.ts', '**/*.mts'],
		languageOptions: {
			parserOptions: { project: './test/tsconfig.json', tsconfigRootDir: import.meta.dirname },
		},
		rules: {
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			'no-restricted-properties': [
				'error',
				{
					object: 'URL',
					property: 'canParse',
					message: 'Node.js 20 answers wrongly once V8 has optimised the caller; see parseUrl.',
				},
			],
		},
	},
	// Jest's asymmetric matchers are typed as any.
	{ files: ['test/**/*.test.ts'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
	// The verification gate's rules, in the editor and here as well as in `npm run scan`.
	{
		...n8nCommunityNodesPlugin.configs.recommended,
		files: ['{nodes,credentials}/**/*.ts', 'package.json'],
	},
	{ files: ['{nodes,credentials}/**/*.ts'], rules: { 'no-console': 'error' } },
	...doorsOfRooms,
	doorOfReport,
	{ files: ['package.json'], languageOptions: { parser: tseslint.parser } },
	{ plugins: { 'n8n-nodes-base': n8nNodesBase } },
	{ files: ['package.json'], rules: n8nNodesBase.configs.community.rules },
	{
		files: ['credentials/**/*.ts'],
		rules: {
			...n8nNodesBase.configs.credentials.rules,
			// The same five exclusions as the scanner's own.
			'n8n-nodes-base/cred-class-field-documentation-url-miscased': 'off',
			'n8n-nodes-base/cred-class-field-type-options-password-missing': 'off',
		},
	},
	{
		files: ['nodes/**/*.ts'],
		rules: {
			...n8nNodesBase.configs.nodes.rules,
			'n8n-nodes-base/node-class-description-inputs-wrong-regular-node': 'off',
			'n8n-nodes-base/node-class-description-outputs-wrong': 'off',
			'n8n-nodes-base/node-param-type-options-max-value-present': 'off',
		},
	},
);
