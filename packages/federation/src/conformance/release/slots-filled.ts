import { CARD_SLOTS, type RemoteConfig, type RemoteModule, type SlotName } from '../../contract';
import type { ReleaseManifest } from '../../registry';

/** Slots that a remote declares and does not fill, and the other way round. */
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

const isCard = (slot: SlotName) => (CARD_SLOTS as readonly string[]).includes(slot);

/** What a filler must export: a row asks for its data, a card says in few words what a record is. */
const missingExports = async (slot: SlotName, slots: RemoteModule['slots']): Promise<string[]> => {
  const module = (await slots?.[slot]?.()) as Record<string, unknown> | undefined;
  if (!module) return [];
  return ['Component', isCard(slot) ? 'facts' : 'load']
    .filter((name) => typeof module[name] !== 'function')
    .map((name) => `${slot} exports no ${name}`);
};

/** What does not fit between the slots that a release declares, their modules and their chunks. */
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
