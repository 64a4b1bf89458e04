// Hands for lessons: what a scene shows is done on the page as a learner would.

import { pickSpot } from './base.mjs';

/** Where a scene begins, and what the learner does in it. */
export async function sceneOf(world, lesson, number) {
  const answer = await fetch(`${world.url}/api/lessons/${lesson}/scenes/${number}`);
  if (!answer.ok) throw new Error(`${lesson}, scene ${number}: ${await answer.text()}`);
  return answer.json();
}

/** The scene with this number is shown, with its table. */
export async function awaitScene(page, number) {
  await page.waitForSelector(`.lesson[data-scene="${number}"] main.table`);
  await page.waitForSelector('[data-act="lesson-skip"]');
}

const middleOf = async (locator) => {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Confirms what is made up; waits for what comes of it. */
export async function confirm(page) {
  const seq = await page.locator('main.table').getAttribute('data-seq');
  await page.click('[data-act="confirm"]');
  await page.waitForFunction(
    (seq) =>
      document.querySelector('main.table')?.dataset.seq !== seq ||
      document.querySelector('[data-lesson-wrong]') !== null,
    seq,
  );
}

/** Puts the tile in hand on a square and turns it; it is not confirmed. */
async function put(page, square, rotation) {
  const target = page.locator(`[data-square="${square}"]`);
  await target.waitFor({ state: 'attached' });
  await page.mouse.click(...(await middleOf(target)));
  const lies = `[data-tentative="${square},${rotation}"]`;
  await page.waitForSelector(`[data-tentative^="${square},"]`, { state: 'attached' });
  for (let turns = 0; turns < 4 && (await page.locator(lies).count()) === 0; turns += 1) {
    await page.keyboard.press('r');
  }
  await page.waitForSelector(lies, { state: 'attached' });
}

/** Does these actions one after the other, confirming as often as the page asks for it. */
export async function act(page, actions) {
  const left = [...actions];
  while (left.length > 0) {
    const action = left.shift();
    const [word, ...rest] = action.split(' ');
    if (word === 'lay' || word === 'mountain') {
      const [tile, square, rotation = '0'] = rest;
      const offered = page.locator(`[data-offered="${tile}"]`).first();
      if ((await offered.count()) > 0) await offered.click();
      if (word === 'mountain') await page.keyboard.press('f');
      await put(page, square, rotation);
      // Who may stand on it is decided at once, unless something else comes before that.
      if ((await page.locator('[data-spot]').count()) > 0) {
        const next = left.shift();
        if (next !== 'pass') await pickSpot(page, next);
      }
      await confirm(page);
    } else if (word === 'rebuild') {
      const [from, to, rotation] = rest;
      await page.mouse.click(...(await middleOf(page.locator(`[data-loose="${from}"]`))));
      await page.waitForSelector(`[data-gone="${from}"]`, { state: 'attached' });
      await put(page, to, rotation);
      await confirm(page);
    } else if ((await page.locator(`[data-answer="${action}"]`).count()) > 0) {
      await page.locator(`[data-answer="${action}"]`).first().click();
      await confirm(page);
    } else if ((await page.locator(`[data-answers] option[value="${action}"]`).count()) > 0) {
      await page.selectOption('[data-answers]', action);
      await confirm(page);
    } else if ((await page.locator(`[data-site="${action}"]`).count()) > 0) {
      await page.locator(`[data-site="${action}"]`).click();
      await confirm(page);
    } else {
      if (action !== 'pass') await pickSpot(page, action);
      await confirm(page);
    }
  }
}
