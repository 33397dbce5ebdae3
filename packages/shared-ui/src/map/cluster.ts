/** Where something falls on the screen, in pixels. */
export interface OnScreen<Item> {
  x: number;
  y: number;
  item: Item;
}

/** Items that fall in the same square of `cell` pixels, together; the order of the items is kept. */
export const cluster = <Item>(places: readonly OnScreen<Item>[], cell: number): Item[][] => {
  const cells = new Map<string, Item[]>();
  for (const { x, y, item } of places) {
    const key = `${Math.floor(x / cell)},${Math.floor(y / cell)}`;
    const together = cells.get(key);
    if (together) together.push(item);
    else cells.set(key, [item]);
  }
  return [...cells.values()];
};
