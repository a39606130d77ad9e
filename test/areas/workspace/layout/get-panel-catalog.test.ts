import { describe, expect, it } from 'vitest';
import * as sdk from '../../../../src/sdk/workspace/index.ts';
import { problemOf, useRunning } from '../../../running.ts';
import { SANDBOX, startWorkspace, WEB_VIEW } from '../workspace.ts';

const running = useRunning();

const EXPECTED = {
  Development: ['Embedded code editor', 'Schematic editor', 'Script runner'],
  Control: ['Motor', 'LED', 'Servo', 'Drone', 'Speed controller', 'Lights', 'Workcell power', 'Basic GPIO control'],
  Visualization: [
    ...['3D viewer', '3D viewer with board files', 'IMU', 'Time of flight', 'Ultrasonic', 'Line follower'],
    ...['Temperature graph', 'Chip data', 'Chip statistics', 'Oven data', 'Pressure and temperature'],
    ...['Ultra-wideband', 'Other sensor monitors'],
  ],
  Media: ['Live stream', 'Single WebRTC player', 'Dual-stream zoom camera'],
  Utility: ['System log', 'Robot log', 'Battery charger', 'Curriculum', 'Web view', 'Sandbox'],
} as const;

describe('getPanelCatalog', () => {
  it.each([
    ['Development [D-category-development]', 'Development'],
    ['Control [D-category-control]', 'Control'],
    ['Visualization [D-category-visualization]', 'Visualization'],
    ['Media [D-category-media]', 'Media'],
    ['Utility [D-category-utility]', 'Utility'],
  ] as const)('lists every panel of %s', async (_, name) => {
    const { api } = await startWorkspace(running);
    const { categories } = await api.getPanelCatalog();
    const category = categories.find((each) => each.name === name);
    expect(category?.panels.map(({ displayName }) => displayName)).toEqual(EXPECTED[name]);
  });

  it('lists each panel once, by owner and UUID, and marks the two singletons [D-panel-identifier] [D-covers-catalog]', async () => {
    const { api } = await startWorkspace(running);
    const panels = (await api.getPanelCatalog()).categories.flatMap((category) => category.panels);
    for (const { panelType } of panels) {
      expect(panelType).toMatch(/^annex\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    expect(new Set(panels.map(({ panelType }) => panelType)).size).toBe(panels.length);
    const named = (fits: (panel: (typeof panels)[number]) => boolean) =>
      panels.filter(fits).map(({ displayName }) => displayName);
    expect(named(({ singleton }) => singleton).sort()).toEqual(['3D viewer', 'Schematic editor']);
    expect(named(({ placeholder }) => !placeholder).sort()).toEqual(['Sandbox', 'System log', 'Web view']);
    expect([sdk.WEB_VIEW, sdk.SANDBOX]).toEqual([WEB_VIEW, SANDBOX]);
  });

  it('requires a key of any owner or a logged-in browser', async () => {
    const { platform } = await startWorkspace(running);
    const get = (headers: Record<string, string>) => fetch(`${platform.url}/api/panels/catalog`, { headers });
    expect((await get({ 'x-api-key': (await platform.identity.keys.create('acme')).key })).status).toBe(200);
    expect((await get(await platform.login('eve', ['acme']))).status).toBe(200);
    expect((await problemOf(await get({}))).name).toBe('unauthorized');
  });
});
