import { openWhole, problemsInEveryLook } from "../support/accessibility";
import { expect, test } from "../support/browser-test";
import { addressOn } from "../support/page-addresses";
import { enterAs } from "../support/sign-in";
import { walks } from "../support/walks";

for (const { who, login, addresses } of walks)
  test(`every page of ${who} is accessible and fits, wide and narrow, by day and by night`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    if (login) await enterAs(page, login.email);
    const found: string[] = [];
    for (const address of addresses) {
      const path = await addressOn(page, address);
      await openWhole(page, path);
      found.push(...(await problemsInEveryLook(page)).map((problem) => `${path}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
