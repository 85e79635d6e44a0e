import { expect, test } from "vitest";
import { decideEntry } from "./entry";
import type { Role } from "../../../server/platform/role.rules";
import type { SessionState } from "./session";

function signedInAs(...roles: Role[]): SessionState {
  return {
    status: "signedIn",
    session: {
      userKey: "u",
      name: "Ana",
      email: "ana@praia.test",
      roles,
      primaryRole: null,
      homePath: "/",
      managesArena: false,
    },
  };
}

test("nobody is judged before it is known who they are", () => {
  expect(decideEntry({ status: "loading", unreachable: false }, ["ADMIN"])).toBe("wait");
  expect(decideEntry({ status: "loading", unreachable: true }, "signedIn")).toBe("wait");
});

test("an anonymous visitor is asked to sign in", () => {
  expect(decideEntry({ status: "anonymous", left: false }, "signedIn")).toBe("signIn");
  expect(decideEntry({ status: "anonymous", left: false }, ["TEACHER"])).toBe("signIn");
});

test("any one of the roles opens the door", () => {
  expect(decideEntry(signedInAs("TEACHER"), ["ARENA_MANAGER", "TEACHER"])).toBe("enter");
  expect(decideEntry(signedInAs("ATHLETE", "ARENA_MANAGER"), ["ARENA_MANAGER", "TEACHER"])).toBe("enter");
});

test("someone without any of the roles is denied, whatever else they are", () => {
  expect(decideEntry(signedInAs("ATHLETE", "FEDERATION_MANAGER"), ["ARENA_MANAGER"])).toBe("deny");
  expect(decideEntry(signedInAs(), ["ADMIN"])).toBe("deny");
});

test("a page for anyone signed in asks for no role", () => {
  expect(decideEntry(signedInAs(), "signedIn")).toBe("enter");
});
