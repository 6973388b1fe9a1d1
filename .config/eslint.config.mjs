import path from 'node:path';
import tseslint from 'typescript-eslint';

const root = path.resolve(import.meta.dirname, '..');

/** How much fits into a head at once; a file or function that needs more holds two jobs. */
const size = {
  'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
  'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
  'max-params': 'off',
  '@typescript-eslint/max-params': ['error', { max: 4 }],
  'max-depth': ['error', 4],
  complexity: ['error', 20],
};

const sound = {
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/prefer-promise-reject-errors': 'error',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-console': 'error',
  'no-empty': 'error',
};

const readsEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only src/config reads the environment; take what you need from Settings.',
};
const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Only gates and overrides export a default: they are one value each.',
};
const switchedOffTest = {
  selector:
    'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|todo)$/], CallExpression[callee.name=/^(xit|xdescribe|fit|fdescribe)$/]',
  message: 'A test that stands alone or is switched off hides the others or itself.',
};
const notDeterministic = ['Date', 'Math.random', 'setTimeout', 'setInterval', 'fetch', 'process'].map((name) => {
  const [object, property] = name.split('.');
  return property ? { object, property } : { name: object };
});

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'src/store/generated/**'] },
  {
    files: ['{src,gates,overrides,test}/**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: path.join(root, 'tsconfig.json'), tsconfigRootDir: root } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: { ...size, ...sound },
  },
  // What is said to the person at the terminal goes through here.
  { files: ['src/main.ts', 'src/demo/**/*.ts', 'src/replay/main.ts'], rules: { 'no-console': 'off' } },
  {
    // The core is pure: equal input gives the equal result, and nothing waits.
    files: ['gates/**/*.ts', 'overrides/**/*.ts', 'src/domain/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...notDeterministic.flatMap(({ name }) => (name ? [name] : []))],
      'no-restricted-properties': ['error', ...notDeterministic.flatMap((use) => (use.property ? [use] : []))],
    },
  },
  { files: ['{gates,overrides}/**/*.ts'], rules: { 'no-restricted-syntax': ['error', readsEnvironment] } },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/config/**'],
    rules: { 'no-restricted-syntax': ['error', readsEnvironment, defaultExport] },
  },
  { files: ['src/config/**/*.ts'], rules: { 'no-restricted-syntax': ['error', defaultExport] } },
  {
    files: ['test/**/*.ts'],
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', switchedOffTest],
      // Tests read what an answer holds, which has no type before it is looked at.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
    },
  },
);
