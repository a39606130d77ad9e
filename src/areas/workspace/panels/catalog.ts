// Every panel that a workspace can show. The identifiers are fixed for good: layouts are saved with them.
import type { Schemas } from '../../../../generated/workspace/contract.ts';

export type CatalogPanel = Schemas['CatalogPanel'];
type Category = Schemas['PanelCategory'];
/** How the page treats a panel; 'placeholder' has a label and nothing else. */
export type PanelKind = 'webview' | 'sandbox' | 'log' | 'placeholder';

/** Numbers are never used again, and a panel keeps its own. */
const panelType = (number: number): string =>
  `annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a${number.toString(16).padStart(2, '0')}`;

export const SCHEMATIC_EDITOR = panelType(0x01);
export const WEB_VIEW = panelType(0x02);
export const SANDBOX = panelType(0x03);
export const SYSTEM_LOG = panelType(0x04);
export const VIEWER_3D = panelType(0x20);

const KINDS: Readonly<Record<string, PanelKind>> = { [WEB_VIEW]: 'webview', [SANDBOX]: 'sandbox', [SYSTEM_LOG]: 'log' };
const SINGLETONS: readonly string[] = [SCHEMATIC_EDITOR, VIEWER_3D];

const CODE_EDITOR = panelType(0x10);

/** What public callers send, whichever system they talk to. */
const BUILT_IN_ALIASES: readonly (readonly [foreign: string, ours: string])[] = [
  ['adom/a1b2c3d4-0031-4000-a000-000000000031', WEB_VIEW],
  ['adom/a1b2c3d4-eeee-4000-a000-00000000000e', CODE_EDITOR],
];

type Line = readonly [type: string, displayName: string, displayIcon: string, description: string];

const LINES: Readonly<Record<Category['name'], readonly Line[]>> = {
  Development: [
    [CODE_EDITOR, 'Embedded code editor', 'code', 'Edit the files of the project.'],
    [SCHEMATIC_EDITOR, 'Schematic editor', 'schematic', 'Draw and check a circuit.'],
    [panelType(0x11), 'Script runner', 'play', 'Run scripts and see their output.'],
  ],
  Control: [
    [panelType(0x12), 'Motor', 'motor', 'Run a motor and see its speed.'],
    [panelType(0x13), 'LED', 'led', 'Switch, dim and color LEDs.'],
    [panelType(0x14), 'Servo', 'servo', 'Set the angle of a servo.'],
    [panelType(0x15), 'Drone', 'drone', 'Arm a drone and fly it.'],
    [panelType(0x16), 'Speed controller', 'gauge', 'Set up and drive an electronic speed controller.'],
    [panelType(0x17), 'Lights', 'bulb', 'Control the lights around the robot.'],
    [panelType(0x18), 'Workcell power', 'power', 'Switch the power of a workcell on or off.'],
    [panelType(0x19), 'Basic GPIO control', 'pins', 'Read and set individual pins.'],
  ],
  Visualization: [
    [VIEWER_3D, '3D viewer', 'cube', 'View a 3D model from all sides.'],
    [panelType(0x21), '3D viewer with board files', 'board', 'View a board and its parts from all sides.'],
    [panelType(0x22), 'IMU', 'compass', 'Acceleration, rotation and heading.'],
    [panelType(0x23), 'Time of flight', 'ruler', 'Distances measured by a time-of-flight sensor.'],
    [panelType(0x24), 'Ultrasonic', 'wave', 'Distances measured by an ultrasonic sensor.'],
    [panelType(0x25), 'Line follower', 'line', 'Readings of line-follower sensors.'],
    [panelType(0x26), 'Temperature graph', 'thermometer', 'Temperatures over time.'],
    [panelType(0x27), 'Chip data', 'chip', 'Data reported by a chip.'],
    [panelType(0x28), 'Chip statistics', 'chart', 'Load, memory and temperature of a chip over time.'],
    [panelType(0x29), 'Oven data', 'oven', 'The temperature curve of a reflow oven.'],
    [panelType(0x2a), 'Pressure and temperature', 'barometer', 'Readings of a pressure and temperature sensor.'],
    [panelType(0x2b), 'Ultra-wideband', 'radar', 'Positions measured by ultra-wideband radio.'],
    [panelType(0x2c), 'Other sensor monitors', 'monitor', 'Readings of other sensors.'],
  ],
  Media: [
    [panelType(0x30), 'Live stream', 'broadcast', 'Watch a live stream.'],
    [panelType(0x31), 'Single WebRTC player', 'video', 'Watch one WebRTC stream.'],
    [panelType(0x32), 'Dual-stream zoom camera', 'camera', 'Overview and detail of a zoom camera, side by side.'],
  ],
  Utility: [
    [SYSTEM_LOG, 'System log', 'list', 'Recent activity in this workspace.'],
    [panelType(0x05), 'Robot log', 'robot', 'Log messages from the robot.'],
    [panelType(0x06), 'Battery charger', 'battery', 'Charge batteries and see their charge level.'],
    [panelType(0x07), 'Curriculum', 'book', 'Lessons, one step at a time.'],
    [WEB_VIEW, 'Web view', 'globe', 'Show a web page.'],
    [SANDBOX, 'Sandbox', 'flask', 'Run JavaScript in an isolated frame.'],
  ],
};

export interface CatalogOptions {
  /** `<foreign identifier>=<ours>`, beside the built-in ones. */
  readonly aliases?: readonly string[] | undefined;
  /** `<identifier>=<url>`: pages for panels that are placeholders otherwise. */
  readonly pages?: readonly string[] | undefined;
  readonly extensions?: readonly { readonly category: Category['name']; readonly panel: CatalogPanel }[];
}

/** Our own panels, whatever extensions bring, and other names for them. */
export class Catalog {
  readonly categories: readonly Category[];
  readonly #byType: ReadonlyMap<string, CatalogPanel>;
  readonly #aliases: ReadonlyMap<string, string>;

  constructor({ aliases = [], pages = [], extensions = [] }: CatalogOptions = {}) {
    this.#aliases = new Map([...BUILT_IN_ALIASES, ...aliases.map(readAlias)]);
    const urls = new Map(pages.map(readPair));
    this.categories = (Object.keys(LINES) as Category['name'][]).map((name) => ({
      name,
      panels: [
        ...LINES[name].map((line) => this.#describe(line, urls)),
        ...extensions.filter(({ category }) => category === name).map(({ panel }) => panel),
      ],
    }));
    this.#byType = new Map(this.categories.flatMap(({ panels }) => panels.map((panel) => [panel.panelType, panel])));
  }

  find(type: string): CatalogPanel | null {
    return this.#byType.get(this.#aliases.get(type) ?? type) ?? null;
  }

  kindOf(type: string): PanelKind {
    return KINDS[this.#aliases.get(type) ?? type] ?? 'placeholder';
  }

  #describe([type, displayName, displayIcon, description]: Line, urls: ReadonlyMap<string, string>): CatalogPanel {
    const url = KINDS[type] ? undefined : urls.get(type);
    const aliases = [...this.#aliases].flatMap(([foreign, ours]) => (ours === type ? foreign : []));
    return {
      panelType: type,
      displayName,
      displayIcon,
      description,
      singleton: SINGLETONS.includes(type),
      placeholder: KINDS[type] === undefined && url === undefined,
      ...(url === undefined ? {} : { url }),
      ...(aliases.length === 0 ? {} : { aliases }),
    };
  }

  /** For sentences: "a web view". */
  nameOf(type: string): string {
    const name = this.find(type)?.displayName ?? 'panel';
    return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${/^[A-Z][a-z]/.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name}`;
  }
}

const readPair = (pair: string): readonly [name: string, value: string] => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
};

/** Of our panels `webview`, `sandbox` and `log` are short for their identifiers. */
function readAlias(alias: string): readonly [foreign: string, ours: string] {
  const [foreign, ours] = readPair(alias);
  return [foreign, Object.keys(KINDS).find((type) => KINDS[type] === ours) ?? ours];
}
