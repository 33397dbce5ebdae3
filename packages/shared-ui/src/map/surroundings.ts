import { circle, divIcon, layerGroup, marker, type Map as LeafletMap } from 'leaflet';
import styles from './map.module.css';
import type { MapCentre } from './point';
import { towns } from './towns';

const METRES_IN_A_MILE = 1609.344;

/** Names the towns that fit the zoom level; repeated at each level. */
export const nameTowns = (map: LeafletMap): void => {
  const group = layerGroup().addTo(map);
  const all = towns();
  const place = () => {
    group.clearLayers();
    for (const [name, lat, lng, minZoom] of all) {
      if (map.getZoom() < minZoom) continue;
      const label = document.createElement('span');
      label.textContent = name;
      marker([lat, lng], {
        icon: divIcon({ className: styles.town ?? '', html: label, iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
        zIndexOffset: -1000,
      }).addTo(group);
    }
  };
  map.on('zoomend', place);
  place();
};

/** Marks the place that distances are measured from, with its name, and draws the radius around it. */
export const drawCentre = (map: LeafletMap, { lat, lng, name, radius }: MapCentre): void => {
  if (radius !== null) {
    circle([lat, lng], {
      radius: radius * METRES_IN_A_MILE,
      className: styles.radius ?? '',
      interactive: false,
    }).addTo(map);
  }
  const label = document.createElement('span');
  label.textContent = name;
  marker([lat, lng], {
    icon: divIcon({ className: styles.centre ?? '', html: label, iconSize: [20, 20] }),
    interactive: false,
    keyboard: false,
    // Under the pins and counts, which are often at the same place.
    zIndexOffset: -500,
  }).addTo(map);
};
