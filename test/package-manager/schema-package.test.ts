import { describe, expect, it } from 'vitest';
import { characters, expectFinding, type Row, valuesOtherThan, without } from './document-cases.ts';
import { aPackage, aVersion } from './documents.ts';

const good = aPackage();
const changed = (fields: Readonly<Record<string, unknown>>): object => ({ ...good, ...fields });
const contact = (fields: Readonly<Record<string, unknown>>): object =>
  changed({ author: { name: 'Ada', contact: {}, ...fields } });

/** Rows for values of every other type, which are invalid. */
const types = (title: string, field: string, type: string): Row[] =>
  valuesOtherThan(type).map(([name, value]) => [
    `${title}, not ${name}`,
    changed({ [field]: value }),
    `/${field} type`,
  ]);

const REQUIRED = [
  'name',
  'description',
  'description_full',
  'identifier',
  'type',
  'author',
  'license',
  'resources',
  'versions',
];

const packages: Row[] = [
  ['is JSON that describes a package [A-covers-format] [A-package-object]', good],
  ...valuesOtherThan('object').map(
    ([name, value]): Row => [`is an object, not ${name} [A-package-object]`, value, ' type'],
  ),
  ...REQUIRED.map((name): Row => [`needs ${name} [A-package-required]`, without(good, name), `/${name} required`]),
  [
    'needs nothing else [A-package-required]',
    Object.fromEntries(Object.entries(good).filter(([name]) => REQUIRED.includes(name))),
  ],
  [
    'may have properties that the format does not describe',
    changed({ $schema: 'https://schema.example/', x: { y: 1 } }),
  ],
  ['needs its author [A-package-author-required]', without(good, 'author'), '/author required'],
];

const texts: Row[] = [
  ...types('has a name that is a string [A-package-name]', 'name', 'string'),
  ['has a name of 200 characters [A-package-name-length] [A-limit-field-sizes]', changed({ name: characters(200) })],
  [
    'has no name of 201 characters [A-package-name-length] [A-limit-field-sizes]',
    changed({ name: characters(201) }),
    '/name maxLength',
  ],
  ['has an empty name', changed({ name: '' })],
  ...types('has a description that is a string [A-package-description]', 'description', 'string'),
  ['has a description of 500 characters [A-package-description-length]', changed({ description: characters(500) })],
  [
    'has no description of 501 characters [A-package-description-length]',
    changed({ description: characters(501) }),
    '/description maxLength',
  ],
  ...types('has a description_full that is a string [A-package-description-full]', 'description_full', 'string'),
  [
    'has a description_full of 5000 characters [A-package-description-full-length]',
    changed({ description_full: characters(5000) }),
  ],
  [
    'has no description_full of 5001 characters [A-package-description-full-length]',
    changed({ description_full: characters(5001) }),
    '/description_full maxLength',
  ],
  ...types('has a category that is a string [A-package-category]', 'category', 'string'),
  ['has a category [A-package-category]', changed({ category: 'layout' })],
  ['has no category [A-package-category-optional]', without(good, 'category')],
];

const letters = (count: number): string => 'a'.repeat(count);
const identifiers: Row[] = [
  ...types('has an identifier that is a string [A-package-identifier]', 'identifier', 'string'),
  ...['aa', 'A9', 'a.b', 'a-b', 'a..b', 'a--b', 'a.-b', letters(100), `Z${'.'.repeat(98)}9`].map(
    (identifier): Row => [`has the identifier ${identifier} [A-package-identifier-pattern]`, changed({ identifier })],
  ),
  ...[
    '',
    'a',
    '9a',
    '.ab',
    '-ab',
    'ab.',
    'ab-',
    'a_b',
    'a b',
    'äb',
    'aä',
    'a/b',
    ' ab',
    'ab ',
    'ab\n',
    letters(101),
  ].map(
    (identifier): Row => [
      `has no identifier ${JSON.stringify(identifier)} [A-package-identifier-pattern]`,
      changed({ identifier }),
      '/identifier pattern',
    ],
  ),
];

const kinds: Row[] = [
  ...types('has a type that is a string [A-package-type]', 'type', 'string'),
  ...['plugin', 'library', 'colortheme'].map(
    (type): Row => [`is a ${type} [A-package-type-values] [A-covers-kinds]`, changed({ type })],
  ),
  ...['', 'Plugin', 'plugins', 'theme', 'plugin '].map(
    (type): Row => [`is no ${JSON.stringify(type)} [A-package-type-values]`, changed({ type }), '/type enum'],
  ),
];

const people: Row[] = [
  ['has a maintainer like its author [A-package-author] [A-package-maintainer]', changed({ maintainer: good.author })],
  ['has no maintainer [A-package-maintainer-optional]', without(good, 'maintainer')],
  [
    'has a maintainer with a name [A-package-maintainer]',
    changed({ maintainer: { contact: {} } }),
    '/maintainer/name required',
  ],
  ...types('has an author that is an object [A-package-author] [A-contact-object]', 'author', 'object'),
  ['has an author with a name [A-contact-required]', changed({ author: { contact: {} } }), '/author/name required'],
  [
    'has an author with a contact [A-contact-required]',
    changed({ author: { name: 'Ada' } }),
    '/author/contact required',
  ],
  ...valuesOtherThan('string').map(
    ([name, value]): Row => [
      `has an author whose name is a string, not ${name} [A-contact-name]`,
      contact({ name: value }),
      '/author/name type',
    ],
  ),
  [
    'has an author’s name of 500 characters [A-contact-name-length] [A-limit-field-sizes]',
    contact({ name: characters(500) }),
  ],
  [
    'has no author’s name of 501 characters [A-contact-name-length] [A-limit-field-sizes]',
    contact({ name: characters(501) }),
    '/author/name maxLength',
  ],
  ['has an empty contact [A-contact-contact]', contact({ contact: {} })],
  ...valuesOtherThan('object').map(
    ([name, value]): Row => [
      `has a contact that is an object, not ${name} [A-contact-contact]`,
      contact({ contact: value }),
      '/author/contact type',
    ],
  ),
  ...['aa', 'e-mail', 'web 2', 'a  9', letters(50)].map(
    (key): Row => [
      `has the kind of contact ${JSON.stringify(key)} [A-contact-contact-keys]`,
      contact({ contact: { [key]: 'x' } }),
    ],
  ),
  ...['', 'a', 'Web', 'wEb', '9a', ' ab', 'ab ', 'ab-', 'a_b', 'a.b', letters(51)].map(
    (key): Row => [
      `has no kind of contact ${JSON.stringify(key)} [A-contact-contact-keys] [A-contact-contact-no-other-keys]`,
      contact({ contact: { [key]: 'x' } }),
      `/author/contact/${key} additionalProperties`,
    ],
  ),
  ...valuesOtherThan('string').map(
    ([name, value]): Row => [
      `has a contact whose value is no ${name} [A-contact-contact-values]`,
      contact({ contact: { web: value } }),
      '/author/contact/web type',
    ],
  ),
  ['has a contact of 500 characters [A-contact-contact-values-length]', contact({ contact: { web: characters(500) } })],
  [
    'has no contact of 501 characters [A-contact-contact-values-length]',
    contact({ contact: { web: characters(501) } }),
    '/author/contact/web maxLength',
  ],
];

const links: Row[] = [
  ...types('has resources that are an object [A-package-resources]', 'resources', 'object'),
  ['has no resources at all [A-package-resources]', changed({ resources: {} })],
  ...['aa', 'A9', 'Home page', 'home-page', 'a  b', letters(50)].map(
    (key): Row => [
      `has the resource ${JSON.stringify(key)} [A-package-resources-keys]`,
      changed({ resources: { [key]: 'x' } }),
    ],
  ),
  ...['', 'a', '9a', ' ab', 'ab ', 'ab-', 'a_b', 'a.b', 'ähm', letters(51)].map(
    (key): Row => [
      `has no resource ${JSON.stringify(key)} [A-package-resources-keys] [A-package-resources-no-other-keys]`,
      changed({ resources: { [key]: 'x' } }),
      `/resources/${key} additionalProperties`,
    ],
  ),
  ...valuesOtherThan('string').map(
    ([name, value]): Row => [
      `has a resource that is not ${name} [A-package-resources-values]`,
      changed({ resources: { Homepage: value } }),
      '/resources/Homepage type',
    ],
  ),
  [
    'has a resource of 500 characters [A-package-resources-values-length] [A-limit-field-sizes]',
    changed({ resources: { Homepage: characters(500) } }),
  ],
  [
    'has no resource of 501 characters [A-package-resources-values-length] [A-limit-field-sizes]',
    changed({ resources: { Homepage: characters(501) } }),
    '/resources/Homepage maxLength',
  ],
];

const lists: Row[] = [
  ...types('has tags that are an array [A-package-tags]', 'tags', 'array'),
  ...valuesOtherThan('string').map(
    ([name, value]): Row => [
      `has a tag that is not ${name} [A-package-tags]`,
      changed({ tags: [value] }),
      '/tags/0 type',
    ],
  ),
  ['has no tags [A-package-tags-optional]', without(good, 'tags')],
  ['has no empty tags [A-package-tags-not-empty]', changed({ tags: [] }), '/tags minItems'],
  ['has one tag [A-package-tags-not-empty]', changed({ tags: ['via'] })],
  ['has no tag twice [A-package-tags-unique]', changed({ tags: ['via', 'pcb', 'via'] }), '/tags uniqueItems'],
  ...['aa', 'a9', 'a-b', 'a--b', letters(50)].map(
    (tag): Row => [`has the tag ${tag} [A-package-tags-pattern]`, changed({ tags: [tag] })],
  ),
  ...['', 'a', '9a', '-ab', 'ab-', 'Via', 'vIa', 'a b', 'a_b', 'a.b', letters(51)].map(
    (tag): Row => [
      `has no tag ${JSON.stringify(tag)} [A-package-tags-pattern]`,
      changed({ tags: [tag] }),
      '/tags/0 pattern',
    ],
  ),
  ...types('has a keep_on_update that is an array [A-package-keep-on-update]', 'keep_on_update', 'array'),
  ...valuesOtherThan('string').map(
    ([name, value]): Row => [
      `keeps no ${name} on update [A-package-keep-on-update]`,
      changed({ keep_on_update: [value] }),
      '/keep_on_update/0 type',
    ],
  ),
  ['keeps nothing on update [A-package-keep-on-update-optional]', without(good, 'keep_on_update')],
  ['has an empty keep_on_update', changed({ keep_on_update: [] })],
  [
    'keeps nothing twice on update [A-package-keep-on-update-unique]',
    changed({ keep_on_update: ['a', 'a'] }),
    '/keep_on_update uniqueItems',
  ],
  ...types('has versions that are an array [A-package-versions] [A-purpose-versions]', 'versions', 'array'),
  ['may have no versions', changed({ versions: [] })],
  [
    'has a version that is one [A-package-versions]',
    changed({ versions: [{ status: 'stable', tool_version: '9' }] }),
    '/versions/0/version required',
  ],
  [
    'has no version twice [A-package-versions-unique]',
    changed({ versions: [aVersion(), aVersion()] }),
    '/versions uniqueItems',
  ],
  [
    'has two versions that differ in anything [A-package-versions-unique]',
    changed({ versions: [aVersion(), aVersion({ download_size: 1 })] }),
  ],
];

describe('a Package', () => {
  const rows = [...packages, ...texts, ...identifiers, ...kinds, ...people, ...links, ...lists];

  it.for(rows)('%s', ([, document, expected]) => expectFinding(document, expected, 'package'));

  it('has enough valid and invalid rows in these tables', () => {
    expect(rows.filter(([, , expected]) => expected === undefined).length).toBeGreaterThan(40);
    expect(rows.filter(([, , expected]) => expected !== undefined).length).toBeGreaterThan(100);
  });
});
