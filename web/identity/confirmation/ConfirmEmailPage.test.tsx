import { act, screen } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { grantsAccessLock } from "../../../tests/support/access-lock";
import { problemsShown, show } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { useConfirmationMutationsConfirmMutation } from "../../__generated__/useConfirmationMutationsConfirmMutation.graphql";
import { athletePortalFrom, forgetWayBack, keepWayBack } from "../public/way-back";
import { ConfirmEmailPage } from "./ConfirmEmailPage";

grantsAccessLock();
afterEach(forgetWayBack);

const AtItsAddress = () => <ConfirmEmailPage key={useLocation().search} />;

async function confirm() {
  const { router, server } = show(<AtItsAddress />);
  await act(() => router.navigate("/confirmar-email?token=segredo"));
  await codeArrived();
  expect(server.sent()).toEqual([{ token: "segredo" }]);
  await server.answers<useConfirmationMutationsConfirmMutation>({
    confirmEmail: { __typename: "ConfirmEmailSuccess", email: "bia@teste.example" },
  });
  expect(screen.getByRole("heading", { name: "E-mail confirmado!" })).toBeVisible();
  return screen.getByRole("link", { name: "Entrar" });
}

test("whoever has confirmed goes on at the front page, which has all portals", async () => {
  expect(await confirm()).toHaveAttribute("href", "/");
  expect(await problemsShown()).toEqual([]);
});

test("and on the device where they signed up, to where they wanted to go", async () => {
  keepWayBack("/auth-athlete", "/torneio/1");
  expect(await confirm()).toHaveAttribute("href", athletePortalFrom("/torneio/1"));
});
