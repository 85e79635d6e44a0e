import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { grantsAccessLock } from "../../../tests/support/access-lock";
import { dialogClosed, problemsShown, showWith } from "../../../tests/support/component";
import type { GuardiansOfMinorInviteMutation } from "../../__generated__/GuardiansOfMinorInviteMutation.graphql";
import type { GuardiansOfMinorTestQuery } from "../../__generated__/GuardiansOfMinorTestQuery.graphql";
import type { GuardianshipEndMutation as EndMutation } from "../../__generated__/GuardianshipEndMutation.graphql";
import { GuardiansOfMinor } from "./GuardiansOfMinor";

grantsAccessLock();

interface Guardian {
  id: string;
  status: "ACTIVE" | "INVITED";
  kinship: "MOTHER" | "FATHER";
  name: string | null;
  email: string | null;
  phone: null;
  viewerCanEnd: boolean;
}

const mother: Guardian = {
  id: "mae",
  status: "ACTIVE",
  kinship: "MOTHER",
  name: "Renata Andrade",
  email: "renata@praia.example",
  phone: null,
  viewerCanEnd: true,
};
const invited: Guardian = {
  ...mother,
  id: "pai",
  status: "INVITED",
  kinship: "FATHER",
  name: null,
  email: "pai@praia.example",
};

const minor = { id: "lia", isMinor: true, viewerCanInviteGuardian: true };
interface Minor {
  isMinor?: boolean;
  viewerCanInviteGuardian?: boolean;
  guardianships?: Guardian[];
}

const showMinor = (of: Minor) =>
  showWith<GuardiansOfMinorTestQuery>(
    graphql`
      query GuardiansOfMinorTestQuery @relay_test_operation @raw_response_type {
        athlete(key: "lia") {
          ...GuardiansOfMinor_athlete
        }
      }
    `,
    { athlete: { ...minor, guardianships: [], ...of } },
    ({ athlete }) => (athlete ? <GuardiansOfMinor athlete={athlete} /> : null),
  );

test("an invitation says what is wrong beside the field, and goes out once", async () => {
  const { user, fill, server } = showMinor({});
  await user.click(screen.getByRole("button", { name: "Convidar responsável" }));
  expect(await problemsShown()).toEqual([]);
  await fill("E-mail do responsável", "renata@");
  await user.click(screen.getByRole("button", { name: "Convidar" }));
  expect(screen.getByLabelText("E-mail do responsável")).toHaveAccessibleDescription("Email inválido");
  expect(server.sent()).toEqual([]);
  await fill("E-mail do responsável", "renata@praia.example");
  await user.selectOptions(screen.getByLabelText("Parentesco"), "Mãe");
  await user.dblClick(screen.getByRole("button", { name: "Convidar" }));
  expect(server.sent()).toEqual([{ athleteId: "lia", email: "renata@praia.example", kinship: "MOTHER" }]);
  const athlete = { ...minor, guardianships: [invited] };
  await server.answers<GuardiansOfMinorInviteMutation>({
    inviteGuardian: { __typename: "InviteGuardianSuccess", athlete },
  });
  expect(screen.getByText("Convite enviado, aguardando resposta")).toBeVisible();
});

test("an invitation is taken back after a question, and the others stay", async () => {
  const { user, server } = showMinor({ guardianships: [mother, invited] });
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Retirar o convite a pai@praia.example" }));
  expect(await screen.findByRole("alertdialog", { name: "Retirar o convite?" })).toHaveTextContent(
    "pai@praia.example não poderá mais aceitá-lo.",
  );
  await user.dblClick(screen.getByRole("button", { name: "Retirar convite" }));
  expect(server.sent()).toEqual([{ guardianshipId: "pai" }]);
  const viewer = { guardianships: [] };
  await server.answers<EndMutation>({ endGuardianship: { viewer } });
  await dialogClosed();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    expect.stringContaining("Renata Andrade"),
  ]);
});

test("who teaches reads who answers, and is offered nothing", () => {
  showMinor({
    viewerCanInviteGuardian: false,
    guardianships: [{ ...mother, email: null, viewerCanEnd: false }],
  });
  expect(screen.getByText("Renata Andrade")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("of who is of age nothing is shown", () => {
  showMinor({ isMinor: false });
  expect(screen.queryByText("Responsáveis")).toBeNull();
});
