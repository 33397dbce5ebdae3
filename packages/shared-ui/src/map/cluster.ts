/** An item's position on the screen, in pixels. */
export interface OnScreen<Item> {
  x: number;
  y: number;
  item: Item;
}

/** Groups items within `reach` pixels of the first of their group; keeps their order. */
export const cluster = <Item>(places: readonly OnScreen<Item>[], reach: number): Item[][] => {
  const groups: { x: number; y: number; items: Item[] }[] = [];
  for (const { x, y, item } of places) {
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < reach);
    if (near) near.items.push(item);
    else groups.push({ x, y, items: [item] });
  }
  return groups.map(({ items }) => items);
};
