import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { useEnrolmentMutationsFindGuestMutation } from "../../__generated__/useEnrolmentMutationsFindGuestMutation.graphql";
import { GuestSearch } from "./AthleteSearchResults";

const email = "gabi@longe.example";
const look = () => screen.getByRole("button", { name: `Buscar “${email}” em outras arenas` });
const open = () =>
  show(
    <GuestSearch
      tournamentId="tournament"
      email={email}
      enrolled={new Set()}
      action={({ displayName }) => <button type="button">Convidar {displayName}</button>}
    />,
  );

test("a guest is looked up only on request; an unknown address shows an error", async () => {
  const { user, server } = open();
  expect(server.sent()).toEqual([]);
  await user.click(look());
  expect(server.sent()).toEqual([{ tournamentId: "tournament", email }]);
  await server.answers<useEnrolmentMutationsFindGuestMutation>({
    findGuest: { __typename: "RuleViolation", message: "Nenhum atleta encontrado com este e-mail." },
  });
  expect(screen.getByRole("alert")).toHaveTextContent("Nenhum atleta encontrado com este e-mail.");
  expect(await problemsShown()).toEqual([]);
});

test("a guest who is found can be invited", async () => {
  const { user, server } = open();
  await user.click(look());
  await server.answers<useEnrolmentMutationsFindGuestMutation>({
    findGuest: {
      __typename: "FindGuestSuccess",
      athlete: { id: "gabi", displayName: "Gabi de Longe", level: "C" },
    },
  });
  expect(screen.getByRole("button", { name: "Convidar Gabi de Longe" })).toBeVisible();
  expect(await problemsShown()).toEqual([]);
});
