// Lessons: the guided first game to its end and on into a real one, every other lesson to its end, and the rules to read.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { checkAxe, openPage, setUp } from './harness.mjs';
import { act, awaitScene, confirm, sceneOf } from './learn.mjs';

let world;
before(async () => {
  world = await setUp();
});
after(() => world?.stop());

const wrong = (page) => page.locator('[data-lesson-wrong]');

/** The lesson says this of what was done last; what it said before may stand there until it is answered. */
const saysWrong = (page, said) => wrong(page).filter({ hasText: said }).waitFor();

/** What was scored at the end of these scenes, counted from zero: the rule is seen at work. */
const SCORED = {
  'v8 1': /4 tiles × 1 = 4/,
  'v10 1': /4 tiles × 1 = 4/,
};

test('the guided game, with mistakes, a skipped scene, and a real game at its end', {
  timeout: 300_000,
}, async () => {
  const page = await openPage(world);
  await page.goto(`${world.url}/learn`);
  await page.click('[data-lesson="first-game"] a');
  await awaitScene(page, 0);
  await checkAxe(page, 'a lesson');

  // Where the rules do not allow it, they say why.
  const right = await page.locator('[data-square="1,0"]').boundingBox();
  const above = [right.x - right.width / 2, right.y - right.height / 2];
  await page.mouse.click(...above);
  await saysWrong(page, /would show .* where its neighbour shows city/);
  // Where they do, but the scene is about something else, it says what to do.
  await act(page, ['lay road-straight -1,0 0', 'pass']);
  await saysWrong(page, /to the right of the first tile/);
  await page.click('[data-act="undo"]');
  await act(page, ['lay road-straight 1,0 0', 'follower 1,0 road e']);
  await saysWrong(page, /confirm without it/);
  await page.click('[data-chip="none"]');
  await confirm(page);

  const { lesson } = await sceneOf(world, 'first-game', 0);
  for (let number = 0; number < lesson.scenes; number += 1) {
    if (number === 1) {
      // One is skipped, and what it shows lies all the same.
      await awaitScene(page, number);
      await page.click('[data-act="lesson-skip"]');
      await awaitScene(page, 2);
      assert.equal(await page.locator('[data-tile="0,-1"]').count(), 1);
      continue;
    }
    if (number > 0) {
      await awaitScene(page, number);
      await act(page, (await sceneOf(world, 'first-game', number)).shown);
    }
    const next = page.locator('[data-act="lesson-next"]');
    await next.waitFor();
    assert.equal(await wrong(page).count(), 0);
    if (number === 3)
      assert.match(await page.textContent('[data-scored]'), /4 tiles × 2 \+ 1 shield × 2 = 10/);
    if (number + 1 < lesson.scenes) {
      // Enter is enough: whoever has finished a scene is at the button.
      await page.waitForFunction(() => document.activeElement?.matches('[data-act="lesson-next"]'));
      await page.keyboard.press('Enter');
    }
  }
  // The final scoring is told on the board; the score is that of the engine.
  await page.waitForSelector('.overview, .finale, .over');
  assert.deepEqual((await sceneOf(world, 'first-game', 9)).lesson.plays_on, true);

  await page.click('[data-act="lesson-game"]');
  await page.waitForURL(/\/game\//);
  await page.waitForSelector('main.table');
  await page.waitForFunction(() => document.querySelectorAll('[data-tile]').length >= 20);
  await page.goto(`${world.url}/learn`);
  await page.waitForSelector('[data-lesson="first-game"] [data-done]');
  assert.deepEqual(
    page.complaints.filter((said) => !/422/.test(said)),
    [],
  );
});

test('every other lesson to its end', { timeout: 900_000 }, async () => {
  const page = await openPage(world);
  const lessons = await (await fetch(`${world.url}/api/lessons`)).json();
  const others = lessons.filter((lesson) => !lesson.plays_on);
  assert.ok(others.length >= 20, `${others.length} lessons`);
  await page.goto(`${world.url}/learn`);
  for (const lesson of others) {
    await page.click(`[data-lesson="${lesson.id}"] a`);
    for (let number = 0; number < lesson.scenes; number += 1) {
      const at = `${lesson.id}, scene ${number + 1}`;
      await awaitScene(page, number);
      try {
        await act(page, (await sceneOf(world, lesson.id, number)).shown);
        await page.locator('[data-act="lesson-next"]').waitFor();
      } catch (error) {
        const said = (await wrong(page).count()) > 0 ? await wrong(page).textContent() : 'nothing';
        throw new Error(`${at}: ${error.message}; the lesson says ${said}`);
      }
      assert.equal(await wrong(page).count(), 0, at);
      const scored = SCORED[`${lesson.id} ${number}`];
      if (scored) assert.match((await page.locator('[data-scored]').allTextContents()).join(' '), scored, at);
      await page.click('[data-act="lesson-next"]');
    }
    await page.waitForSelector(`[data-lesson="${lesson.id}"] [data-done]`);
  }
  assert.deepEqual(page.complaints, []);
});

test('the rules of every game, with pictures', { timeout: 120_000 }, async () => {
  const page = await openPage(world, { locale: 'fr-FR' });
  const { games } = await (await fetch(`${world.url}/api/catalogue`)).json();
  for (const { id, rules } of games) {
    await page.goto(`${world.url}/rules/${id}`);
    await page.waitForSelector('[data-rule]');
    assert.equal(await page.locator('[data-rule]').count(), rules.length, id);
    const pictures = page.locator('.rules-example img');
    assert.ok((await pictures.count()) >= 8, id);
    await pictures.first().scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector('.rules-example img')?.naturalWidth > 0);
    // As large as it said it would be, so that nothing moves when it comes.
    const told = await pictures
      .first()
      .evaluate((img) => [img.width / img.height, img.naturalWidth / img.naturalHeight]);
    assert.ok(Math.abs(told[0] - told[1]) < 0.02, `${id}: ${told}`);
  }
  // A rule's own address leads to where it stands.
  await page.goto(`${world.url}/rules/H8`);
  await page.waitForSelector('#H8');
  await checkAxe(page, 'the rules');
  assert.deepEqual(page.complaints, []);
});
