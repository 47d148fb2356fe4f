"""Finds out which text of a page can be read: what is cut by a box, outside the window, or covered by something else.

A text is hit-tested at points of its own boxes, HTML and SVG alike: from the top, the first element there that paints
something must be the text's own. Transparent layers do not count.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

TOOLS = r"""
(() => {
  const opaque = (colour) => {
    const parts = colour.match(/[\d.]+/g) ?? [];
    return parts.length === 3 || (parts.length === 4 && Number(parts[3]) > 0.25);
  };
  const opacity = (element) => {
    let value = 1;
    for (let each = element; each; each = each.parentElement) value *= Number(getComputedStyle(each).opacity);
    return value;
  };
  // The letters themselves: the boxes of two lines of text overlap where neither has any ink.
  const inked = ({ left, right, top, height }, x, y) =>
    x >= left && x <= right && y >= top + 0.3 * height && y <= top + 0.78 * height;
  const ownText = (element, x, y) =>
    [...element.childNodes].some((node) => {
      if (node.nodeType !== 3 || !node.data.trim()) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].some((box) => inked(box, x, y));
    });
  const paints = (element, x, y) => {
    const style = getComputedStyle(element);
    if (style.visibility !== 'visible' || opacity(element) < 0.25) return false;
    if (element instanceof SVGElement && element.tagName !== 'svg') {
      if (['g', 'a', 'use', 'symbol'].includes(element.tagName)) return false;
      if (['text', 'tspan'].includes(element.tagName)) return ownText(element, x, y);
      const filled = style.fill !== 'none' && (style.fill.startsWith('url') || opaque(style.fill));
      return (filled && Number(style.fillOpacity) > 0.25)
        || (style.stroke !== 'none' && Number(style.strokeOpacity) > 0.25 && parseFloat(style.strokeWidth) > 1);
    }
    return opaque(style.backgroundColor) || style.backgroundImage !== 'none'
      || ['IMG', 'CANVAS', 'INPUT', 'SELECT'].includes(element.tagName) || ownText(element, x, y);
  };
  const describe = (element) => {
    const name = element.dataset?.test ?? element.dataset?.card ?? element.getAttribute('class') ?? '';
    return `${element.tagName.toLowerCase()}.${name} "${(element.textContent ?? '').trim().slice(0, 24)}"`;
  };
  const scroller = (element) => {
    for (let each = element?.parentElement; each; each = each.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(each).overflowY)) return each;
    return null;
  };
  /** What sticks to the edge of a scrolled area covers what scrolls under it. */
  const sticks = (element, owner) => {
    for (let each = element; each && !each.contains(owner); each = each.parentElement)
      if (getComputedStyle(each).position === 'sticky') return scroller(each)?.contains(owner) ?? false;
    return false;
  };
  /** Why a point of a text cannot be seen; null if it can. */
  const hidden = (owner, x, y) => {
    for (const each of document.elementsFromPoint(x, y)) {
      if (each === owner || owner.contains(each)) return null;
      if (each.contains(owner) || !paints(each, x, y)) continue;
      return sticks(each, owner) ? null : `covered by ${describe(each)}`;
    }
    return 'cut';
  };
  const unseen = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return true;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.display === 'none' || style.visibility === 'hidden') return true;
      const tiny = each instanceof HTMLElement && style.overflow !== 'visible' && each.offsetWidth <= 1;
      if (tiny || style.clipPath === 'inset(50%)' || each.closest('defs, title, desc, [inert]')) return true;
    }
    return opacity(element) < 0.2;
  };
  const scrolled = (element, box) => {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const down = ['auto', 'scroll'].includes(style.overflowY) && each.scrollHeight > each.clientHeight + 1;
      const across = ['auto', 'scroll'].includes(style.overflowX) && each.scrollWidth > each.clientWidth + 1;
      const frame = each.getBoundingClientRect();
      if (down && (box.top < frame.top || box.bottom > frame.bottom)) return true;
      if (across && (box.left < frame.left || box.right > frame.right)) return true;
    }
    return false;
  };
  const texts = function* (root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!node.data.trim() || !owner || ['SCRIPT', 'STYLE', 'OPTION'].includes(owner.tagName)) continue;
      if (!unseen(owner)) yield [node, owner];
    }
  };
  const boxes = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    // The boxes of squeezed letters do not know of it.
    const squeezed = node.parentElement.closest('text[textLength]');
    const rects = squeezed && to - from > 1 ? [squeezed.getBoundingClientRect()] : [...range.getClientRects()];
    return rects.filter((box) => box.width > 0.5 && box.height > 0.5);
  };
  /** While it runs, nothing is transparent to the pointer: what covers a text must be found. */
  const solid = (work) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    try {
      return work();
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    }
  };
  const plain = (text) => text.toLowerCase().normalize('NFKC').replace(/[\u00ad\u2010\u2011\u2026.\-\s]/g, '');

  /** Lying askew, like one or two letters: then the ink is in the middle of its box, and not in the corners. */
  const askew = (element) => {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      if (each instanceof SVGGraphicsElement && Math.abs(each.getScreenCTM()?.b ?? 0) > 0.01) return true;
      const { transform, rotate } = getComputedStyle(each);
      if (rotate !== 'none' || (transform !== 'none' && Math.abs(new DOMMatrix(transform).b) > 0.01)) return true;
    }
    return false;
  };

  /** The texts under an element that cannot be read whole. */
  const faults = (root, except) =>
    solid(() => {
      const found = [];
      for (const [node, owner] of texts(root)) {
        if (except && owner.closest(except)) continue;
        for (const box of boxes(node, 0, node.data.length)) {
          if (scrolled(owner, box)) continue;
          const seen = [];
          const small = askew(owner) || node.data.trim().length < 3;
          const [columns, rows] = small ? [[0.5], [0.5]] : [[0.06, 0.25, 0.5, 0.75, 0.94], [0.45, 0.62]];
          for (const down of rows)
            for (const across of columns)
              seen.push(hidden(owner, box.left + box.width * across, box.top + box.height * down));
          const bad = seen.filter(Boolean);
          if (bad.length) {
            const [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom].map(Math.round);
            const where = `x ${left}–${right}, y ${top}–${bottom}, in ${describe(owner)}`;
            const much = `${bad.length} of ${seen.length} points`;
            found.push(`"${node.data.trim().slice(0, 40)}" ${bad[0]} at ${much}, ${where}`);
            break;
          }
        }
      }
      return found;
    });

  /** The share of a card's name, and of the effect drawn on it, that can be seen; null if none is drawn. */
  const shares = (card, name, effects) =>
    solid(() => {
      const wanted = { name: plain(name), effect: effects.map(plain) };
      const count = { name: 0, effect: 0, drawn: 0 };
      for (const [node, owner] of texts(card)) {
        const text = plain(node.data);
        const isName = text.length > 0 && wanted.name.includes(text);
        const isEffect = !isName && text.length > 2 && wanted.effect.some((each) => each.includes(text));
        if (!isName && !isEffect) continue;
        for (let k = 0; k < node.data.length; k += 1) {
          if (!plain(node.data[k])) continue;
          const [box] = boxes(node, k, k + 1);
          const seen = !!box && hidden(owner, box.left + box.width / 2, box.top + box.height * 0.55) === null;
          if (isName) count.name += seen;
          else {
            count.drawn += 1;
            count.effect += seen;
          }
        }
      }
      return [Math.min(1, count.name / wanted.name.length), count.drawn ? count.effect / count.drawn : null];
    });
  window.textTools = { faults, shares };
})();
"""
FAULTS = "([root, except]) => window.textTools.faults(document.querySelector(root), except)"
# Of every card in hand: its key, and the seen shares of its name and of its effect.
SHARES = """(faces) => [...document.querySelectorAll('.hand [data-card]')]
  .filter((card) => !card.parentElement.closest('.hand [data-card]'))
  .map((card) => [card.dataset.card, ...window.textTools.shares(card, ...faces[card.dataset.card])])"""


def tools(page: Page) -> None:
    if not page.evaluate("'textTools' in window"):
        page.evaluate(TOOLS)


def faults(page: Page, root: str = "body", excepted: str = "") -> list[str]:
    """The texts that cannot be read whole, each with the reason; what can be scrolled into view is not among them."""
    tools(page)
    found: list[str] = page.evaluate(FAULTS, [root, excepted])
    return found


def shares(page: Page, faces: list[dict[str, Any]]) -> list[tuple[str, float, float | None]]:
    """Of every card in the own hand: its key, and the shares of its name and of its drawn effect that can be seen."""
    tools(page)
    by_key = {face["key"]: [face["name"], [face["effect"], face.get("summary", "")]] for face in faces}
    return [tuple(each) for each in page.evaluate(SHARES, by_key)]
