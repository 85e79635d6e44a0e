import { expect, test } from "vitest";
import { readResetLink } from "./passwords";

test("the mail's link is complete", () => {
  expect(readResetLink("?type=recovery&token=abc-_1")).toEqual({ kind: "complete", token: "abc-_1" });
});

test("older links are complete with both session tokens, or with a hash and a token", () => {
  expect(readResetLink("?type=recovery&access_token=a&refresh_token=r")).toEqual({
    kind: "complete",
    token: "a",
  });
  expect(readResetLink("?type=recovery&token_hash=h&token=t")).toEqual({ kind: "complete", token: "t" });
});

test("an address typed by hand holds no link", () => {
  expect(readResetLink("")).toEqual({ kind: "none" });
  expect(readResetLink("?")).toEqual({ kind: "none" });
});

test("a link for something else is not for resetting, whatever it carries", () => {
  for (const search of ["?type=signup&token=a", "?token=a", "?type=", "?utm_source=mail"])
    expect(readResetLink(search)).toEqual({ kind: "otherPurpose" });
});

test("a link that lost its token is incomplete", () => {
  for (const rest of ["", "&token=", "&token_hash=h", "&access_token=a", "&refresh_token=r"])
    expect(readResetLink(`?type=recovery${rest}`)).toEqual({ kind: "incomplete" });
});
