import { isCardSlot, type RemoteConfig, type RemoteModule, type SlotName } from '../../contract';
import type { ReleaseManifest } from '../../registry';

/** Slots that a remote declares but does not fill, and the reverse. */
export const declaredSlots = (
  { slots: declared }: Pick<RemoteConfig, 'slots'>,
  slots: RemoteModule['slots'],
): readonly string[] => {
  const filled = Object.keys(slots ?? {});
  return [
    ...declared.filter((slot) => !filled.includes(slot)).map((slot) => `${slot} is declared and not filled`),
    ...filled
      .filter((slot) => !(declared as readonly string[]).includes(slot))
      .map((slot) => `${slot} is filled and not declared`),
  ];
};

/** The exports that a slot's module lacks: a row needs its data loader, a card its short facts. */
const missingExports = async (slot: SlotName, slots: RemoteModule['slots']): Promise<string[]> => {
  const module = (await slots?.[slot]?.()) as Record<string, unknown> | undefined;
  if (!module) return [];
  return ['Component', isCardSlot(slot) ? 'facts' : 'load']
    .filter((name) => typeof module[name] !== 'function')
    .map((name) => `${slot} exports no ${name}`);
};

/** Mismatches between the slots that a release declares, their modules and their chunks. */
export const slotsFilled = async (
  { name, slots: declared, client }: ReleaseManifest,
  { slots }: RemoteModule,
): Promise<readonly string[]> => [
  ...declaredSlots({ slots: declared }, slots),
  ...declared
    .filter((slot) => !client.chunks[`${name}.slot.${slot}`])
    .map((slot) => `${slot} has no chunk called ${name}.slot.${slot}`),
  ...(await Promise.all(declared.map((slot) => missingExports(slot, slots)))).flat(),
];
