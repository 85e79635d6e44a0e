import { expect, test } from "vitest";
import { decideAccess, wayOf } from "./page-access";
import type { Role } from "../../../server/platform/access.rules";
import type { Session, SessionState } from "./session";

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
      isReferee: false,
      answersForMinor: false,
      mustChangePassword: false,
      workplaces: [],
      pausedPlaces: [],
    },
  };
}

const withTemporaryPassword: SessionState = {
  status: "signedIn",
  session: {
    userKey: "u",
    name: "Ana",
    email: "ana@praia.test",
    roles: [],
    primaryRole: null,
    homePath: "/nova-senha",
    isReferee: false,
    answersForMinor: false,
    mustChangePassword: true,
    workplaces: [],
    pausedPlaces: [],
  },
};

test("access is not decided before the session is known", () => {
  expect(decideAccess({ status: "loading", unreachable: false }, ["ADMIN"])).toBe("wait");
  expect(decideAccess({ status: "loading", unreachable: true }, "signedIn")).toBe("wait");
});

test("an anonymous visitor is asked to sign in", () => {
  expect(decideAccess({ status: "anonymous", left: false }, "signedIn")).toBe("signIn");
  expect(decideAccess({ status: "anonymous", left: false }, ["TEACHER"])).toBe("signIn");
});

test("any one of the roles opens the page", () => {
  expect(decideAccess(signedInAs("TEACHER"), ["ARENA_MANAGER", "TEACHER"])).toBe("enter");
  expect(decideAccess(signedInAs("ATHLETE", "ARENA_MANAGER"), ["ARENA_MANAGER", "TEACHER"])).toBe("enter");
});

test("someone without any of the roles is denied, whatever else they are", () => {
  expect(decideAccess(signedInAs("ATHLETE", "FEDERATION_MANAGER"), ["ARENA_MANAGER"])).toBe("deny");
  expect(decideAccess(signedInAs(), ["ADMIN"])).toBe("deny");
});

test("the federation area is open to managers who still belong to a federation", () => {
  const work = { kind: "FEDERATION", key: "f1", name: "FCBT", title: "Presidente" } as const;
  const as = (roles: Role[], ...workplaces: Session["workplaces"]): SessionState => {
    const state = signedInAs(...roles);
    return state.status === "signedIn" ? { ...state, session: { ...state.session, workplaces } } : state;
  };
  expect(decideAccess({ status: "loading", unreachable: false }, "federation")).toBe("wait");
  expect(decideAccess({ status: "anonymous", left: false }, "federation")).toBe("signIn");
  expect(decideAccess(as(["FEDERATION_MANAGER"], work), "federation")).toBe("enter");
  expect(decideAccess(as(["FEDERATION_MANAGER"]), "federation")).toBe("notMember");
  expect(decideAccess(as(["ARENA_MANAGER"], { ...work, kind: "ARENA" }), "federation")).toBe("notMember");
  expect(wayOf("notMember", as(["ATHLETE"]))).toBeNull();
  expect(decideAccess(withTemporaryPassword, "federation")).toBe("changePassword");
});

test("a page for anyone signed in asks for no role", () => {
  expect(decideAccess(signedInAs(), "signedIn")).toBe("enter");
});

test("a temporary password opens the page that replaces it, and no other", () => {
  expect(decideAccess(withTemporaryPassword, "temporaryPassword")).toBe("enter");
  for (const access of ["signedIn", ["ADMIN"], ["ATHLETE"]] as const) {
    const decision = decideAccess(withTemporaryPassword, access);
    expect(decision).toBe("changePassword");
    expect(wayOf(decision, withTemporaryPassword)).toBe("/nova-senha");
  }
});

test("the page to replace a temporary password redirects other users home, and visitors to the portal", () => {
  const ana = signedInAs("ATHLETE");
  expect(decideAccess(ana, "temporaryPassword")).toBe("goHome");
  expect(wayOf("goHome", ana)).toBe("/");
  expect(decideAccess({ status: "anonymous", left: false }, "temporaryPassword")).toBe("signIn");
});

test("the guard redirects to the portal, to the front page, or not at all", () => {
  const ana = signedInAs("ATHLETE");
  expect(wayOf("signIn", { status: "anonymous", left: false })).toBe("/auth");
  expect(wayOf("deny", ana)).toBe("/");
  expect(wayOf("enter", ana)).toBeNull();
  expect(wayOf("wait", { status: "loading", unreachable: false })).toBeNull();
});
