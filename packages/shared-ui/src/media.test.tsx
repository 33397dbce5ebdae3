import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Carousel } from './carousel/carousel';
import { cluster } from './map/cluster';
import { countryTowns } from './map/country-towns';
import { decodeRing, type PackedRing } from './map/decode';
import { Map as LeafletMap, marker } from 'leaflet';
import { PlacesMap } from './map/map';
import { drawCentre } from './map/surroundings';
import { onFirstActivity } from './map/on-first-activity';
import { dotsOf, isWholeCountry, positionOf, VIEW } from './map/static-map';
import { LAND } from './map/uk-land';
import outline from './map/uk-outline.json';
import { PhotoGallery } from './photo-gallery/photo-gallery';
import { faultsIn } from './testing/axe';
import { supportDialogs } from './testing/dialogs';
import { Video } from './video/video';

describe('map', () => {
  const map = (
    <MemoryRouter>
      <PlacesMap points={[]} label="Where it is">
        <ul>
          <li>
            <a href="/explore/unis/10007850/university-of-bath">University of Bath</a>
          </li>
        </ul>
      </PlacesMap>
    </MemoryRouter>
  );

  it('has the places as a list with links, before and without the map', () => {
    render(map);
    expect(screen.getByRole('region', { name: 'Where it is' })).toContainElement(
      screen.getByRole('link', { name: 'University of Bath' }),
    );
  });

  it('renders on a server, without a style attribute', () => {
    expect(renderToString(map)).not.toContain('style=');
  });

  const at = (lat: number, lng: number) => ({ id: `${lat}`, lat, lng, name: 'A place', href: '/place' });
  const [truro, bath, inverness, lerwick] = [
    at(50.26, -5.05),
    at(51.38, -2.33),
    at(57.48, -4.22),
    at(60.15, -1.14),
  ];

  describe('the static picture of the whole country', () => {
    it('has a dot for each place, and works without JavaScript', () => {
      expect(dotsOf([bath, truro])).toBe('M-233 -6009h0M-505 -5831h0');
      const [west, top, width, height] = VIEW.split(' ').map(Number) as [number, number, number, number];
      for (const [x, y] of [...dotsOf([truro, bath, inverness]).matchAll(/M(\S+) (\S+)h0/g)].map((dot) => [
        Number(dot[1]),
        Number(dot[2]),
      ]) as [number, number][]) {
        expect(x).toBeGreaterThan(west);
        expect(x).toBeLessThan(west + width);
        expect(y).toBeGreaterThan(top);
        expect(y).toBeLessThan(top + height);
      }
      expect(renderToString(map)).toContain(`viewBox="${VIEW}"`);
    });

    it('names the large towns at their places, without JavaScript [R-20]', () => {
      const picture = renderToString(map);
      for (const [name, lat, lng] of countryTowns()) {
        const { x, y } = positionOf(lat, lng);
        expect(picture).toMatch(new RegExp(`<text [^>]*x="${x}" y="${y}">${name}</text>`));
      }
    });

    it('is used for places that are far apart and within its bounds, and for no other map', () => {
      expect(isWholeCountry([truro, inverness])).toBe(true);
      expect(isWholeCountry([truro, bath])).toBe(false);
      expect(isWholeCountry([truro, inverness, lerwick])).toBe(false);
    });

    it('has the country outline in the same units', () => {
      const [x, y] = /^M(-?\d+) ?(-?\d+)/.exec(LAND)?.slice(1) ?? [];
      const corners = (outline as PackedRing[])
        .flatMap(decodeRing)
        .map(([lat, lng]) => dotsOf([at(lat, lng)]));
      expect(corners).toContain(`M${x} ${y}h0`);
      expect(LAND.length).toBeLessThan(8_000);
    });
  });

  describe('loading on the first activity', () => {
    const deferred = () => {
      const then = jest.fn();
      return { then, stop: onFirstActivity(then) };
    };

    afterEach(() => delete document.documentElement.dataset['hydrated']);

    it('starts with the first activity, once', () => {
      const { then } = deferred();
      expect(then).not.toHaveBeenCalled();
      for (const type of ['keydown', 'pointermove']) document.body.dispatchEvent(new Event(type));
      expect(then).toHaveBeenCalledTimes(1);
    });

    it('starts at once on a client-rendered page', () => {
      document.documentElement.dataset['hydrated'] = '';
      expect(deferred().then).toHaveBeenCalledTimes(1);
    });

    it('never starts on a page that was left', () => {
      const { then, stop } = deferred();
      stop();
      document.body.dispatchEvent(new Event('pointerdown'));
      expect(then).not.toHaveBeenCalled();
    });
  });

  it('keeps the outline inside the UK and under 40 kB', () => {
    const corners = (outline as PackedRing[]).flatMap(decodeRing);
    expect(JSON.stringify(outline).length).toBeLessThan(40_000);
    const isInside = ([lat, lng]: [number, number]) => lat > 49.8 && lat < 61 && lng > -8.7 && lng < 1.8;
    expect(corners.filter((corner) => !isInside(corner))).toEqual([]);
  });

  it('decodes a ring from its first corner and deltas', () => {
    expect(decodeRing([-2500, 51000, 10, -20])).toEqual([
      [51, -2.5],
      [50.98, -2.49],
    ]);
  });

  it('groups places that are too close to distinguish', () => {
    const places = [
      { x: 0, y: 0, item: 'Bath' },
      { x: 90, y: 0, item: 'London' },
      { x: 9, y: 9, item: 'Bristol' },
    ];
    expect(cluster(places, 40)).toEqual([['Bath', 'Bristol'], ['London']]);
    expect(cluster(places, 1)).toHaveLength(3);
  });
});

describe('photo gallery', () => {
  beforeAll(supportDialogs);
  beforeEach(() =>
    render(
      <PhotoGallery
        label="University of Bath"
        photos={[
          { src: '/1.webp', alt: 'The campus', caption: 'From above' },
          { src: '/2.webp', alt: 'The lake' },
        ]}
      />,
    ),
  );
  const open = async () => {
    await userEvent.click(screen.getByRole('link', { name: /The campus/ }));
    await screen.findByRole('dialog');
  };
  const box = () => within(screen.getByRole('dialog', { name: 'University of Bath' }));

  it('is a list of links to the photos, for a browser without JavaScript', () => {
    expect(screen.getByRole('region', { name: 'University of Bath: 2 pictures' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /The lake/ })).toHaveAttribute('href', '/2.webp');
  });

  it('opens a photo over the page, with its caption and its position', async () => {
    await open();
    expect(box().getByRole('status')).toHaveTextContent('1 of 2From above');
  });

  it('moves by buttons and arrow keys, and stops at the ends', async () => {
    await open();
    await userEvent.click(box().getByRole('button', { name: 'Next' }));
    expect(box().getByRole('status')).toHaveTextContent('2 of 2The lake');
    await userEvent.keyboard('{ArrowRight}');
    expect(box().getByRole('status')).toHaveTextContent('2 of 2');
    await userEvent.keyboard('{ArrowLeft}');
    expect(box().getByRole('status')).toHaveTextContent('1 of 2');
    expect(box().getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('closes', async () => {
    await open();
    await userEvent.click(box().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves a click for a new tab to the browser', async () => {
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: /The campus/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has no axe violations while it is open', async () => {
    await open();
    expect(await faultsIn(document.body)).toEqual([]);
  });
});

describe('video', () => {
  const FILE = {
    kind: 'file',
    src: '/halls.mp4',
    captions: [{ src: '/halls.vtt', lang: 'en', label: 'English' }],
  } as const;

  it('loads only its poster before it is played', async () => {
    const { container } = render(<Video title="A day in halls" poster="/still.webp" source={FILE} />);
    expect(container.querySelector('video, iframe')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /Play video ?: A day in halls/ }));
    const video = container.querySelector('video');
    expect(video).toHaveAttribute('src', '/halls.mp4');
    expect(video?.querySelector('track[kind="captions"]')).toHaveAttribute('srclang', 'en');
  });

  it('warns before another site’s player is loaded', async () => {
    const source = { kind: 'player', src: 'https://player.example/1', site: 'YouTube' } as const;
    const { container } = render(<Video title="What engineers do" poster="/still.webp" source={source} />);
    expect(screen.getByText(/It plays from YouTube, which may set cookies/)).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /Play video/ }));
    expect(screen.getByTitle('What engineers do')).toHaveAttribute('src', 'https://player.example/1');
  });

  it('offers its transcript', () => {
    render(
      <Video title="A day in halls" poster="/still.webp" source={FILE} transcript={<p>You wake up.</p>} />,
    );
    expect(screen.getByText('Read what is said').closest('details')).toHaveTextContent('You wake up.');
  });
});

describe('carousel', () => {
  const scrollBy = jest.fn();
  const widths = { clientWidth: 500, scrollWidth: 1200 };

  beforeEach(() => {
    scrollBy.mockClear();
    for (const [name, value] of Object.entries(widths)) {
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
    }
    Object.assign(HTMLElement.prototype, { scrollBy });
  });

  const show = () =>
    render(
      <Carousel heading="Similar universities">
        <a href="/1">One</a>
        <a href="/2">Two</a>
      </Carousel>,
    );
  const previous = () => screen.getByRole('button', { name: 'Previous: Similar universities' });
  const next = () => screen.getByRole('button', { name: 'Next: Similar universities' });

  it('is a named list that is reachable by keyboard through its links', () => {
    show();
    expect(screen.getByRole('region', { name: 'Similar universities' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('steps by about the visible width', async () => {
    show();
    await userEvent.click(next());
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 450 });
    await userEvent.click(previous());
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -450 });
  });

  it('disables the button at an end, and keeps focus on it', () => {
    show();
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveAttribute('aria-disabled', 'false');
    const list = screen.getByRole('list');
    next().focus();
    list.scrollLeft = 700;
    fireEvent.scroll(list);
    expect(previous()).toHaveAttribute('aria-disabled', 'false');
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveFocus();
  });
});

it('the place that distances are measured from is drawn under the pins, which are often at the same place', () => {
  const map = new LeafletMap(document.createElement('div'), { center: [51.4, -2.4], zoom: 8 });
  const pin = marker([51.4, -2.4]).addTo(map);
  drawCentre(map, { lat: 51.4, lng: -2.4, name: 'BA2', radius: null });
  const centre = map.getPane('markerPane')?.querySelector<HTMLElement>('.centre');
  expect(Number(centre?.style.zIndex)).toBeLessThan(Number(pin.getElement()?.style.zIndex));
});
