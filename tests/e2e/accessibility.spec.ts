import { openWhole, problemsInEveryLook } from "../support/accessibility";
import { expect, test } from "../support/browser-test";
import { addressOn } from "../support/page-addresses";
import { enterAs } from "../support/sign-in";
import { walks } from "../support/walks";

for (const { who, login, addresses } of walks)
  for (const address of addresses)
    test(`${typeof address === "string" ? address : address.like} is accessible and fits for ${who}`, async ({
      page,
    }) => {
      if (login) await enterAs(page, login.email);
      await openWhole(page, await addressOn(page, address));
      expect(await problemsInEveryLook(page)).toEqual([]);
    });
