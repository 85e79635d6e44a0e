import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { grantsAccessLock } from "../../tests/support/access-lock";
import { dialogClosed, problemsShown, showWith } from "../../tests/support/component";
import type { DependentsPageTestQuery } from "../__generated__/DependentsPageTestQuery.graphql";
import type { GuardianshipConsentMutation as ConsentMutation } from "../__generated__/GuardianshipConsentMutation.graphql";
import type { GuardianshipEndMutation as EndMutation } from "../__generated__/GuardianshipEndMutation.graphql";
import { Dependents } from "./DependentsPage";

grantsAccessLock();

const lia = {
  id: "vinculo-lia",
  childName: "Lia Andrade",
  kinship: "MOTHER" as const,
  nameIsPublic: false,
  viewerIsGuardian: true,
  viewerIsAsked: false,
  child: { id: "lia", key: "lia" },
};
const rui = {
  ...lia,
  id: "vinculo-rui",
  childName: "Rui Andrade",
  nameIsPublic: true,
  child: { id: "rui", key: "rui" },
};
const asked = {
  ...lia,
  id: "convite",
  childName: "Ana",
  viewerIsGuardian: false,
  viewerIsAsked: true,
  child: null,
};

type Bond = typeof lia | typeof asked;
const showMinors = (guardianships: Bond[]) =>
  showWith<DependentsPageTestQuery>(
    graphql`
      query DependentsPageTestQuery @relay_test_operation @raw_response_type {
        viewer {
          ...DependentsPage_viewer
        }
      }
    `,
    { viewer: { guardianships } },
    ({ viewer }) => (viewer ? <Dependents viewer={viewer} /> : null),
  );

test("each minor shows who can see the name; consent is given from the menu", async () => {
  const { user, server } = showMinors([lia, rui, asked]);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText("Mãe · em público, só as iniciais")).toBeVisible();
  expect(screen.getByText("Mãe · nome completo em público")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Mais ações para Lia Andrade" }));
  (await screen.findByRole("menu")).focus();
  await user.keyboard("{Home}");
  expect(screen.getByRole("menuitem", { name: "Mostrar o nome em público" })).toHaveAttribute(
    "data-highlighted",
  );
  await user.keyboard("{Enter}");
  expect(server.sent()).toEqual([{ guardianshipId: "vinculo-lia", consents: true }]);
  const viewer = { guardianships: [{ ...lia, nameIsPublic: true }, rui, asked] };
  await server.answers<ConsentMutation>({ consentToName: { __typename: "ConsentToNameSuccess", viewer } });
  expect(screen.getAllByText("Mãe · nome completo em público")).toHaveLength(2);
});

test("ending guardianship needs confirmation, and removes the minor from the page", async () => {
  const { user, server } = showMinors([lia, rui]);
  await user.click(screen.getByRole("button", { name: "Mais ações para Rui Andrade" }));
  (await screen.findByRole("menu")).focus();
  await user.keyboard("{End}");
  expect(screen.getByRole("menuitem", { name: "Não responder mais" })).toHaveAttribute("data-highlighted");
  await user.keyboard("{Enter}");
  const dialog = await screen.findByRole("alertdialog", { name: "Não responder mais por Rui Andrade?" });
  expect(dialog).toHaveTextContent("Para voltar, é preciso outro convite.");
  expect(server.sent()).toEqual([]);
  await user.dblClick(screen.getByRole("button", { name: "Não responder mais" }));
  expect(server.sent()).toEqual([{ guardianshipId: "vinculo-rui" }]);
  const viewer = { guardianships: [lia] };
  await server.answers<EndMutation>({ endGuardianship: { viewer } });
  await dialogClosed();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByText("Você não responde mais por Rui Andrade.")).toBeVisible();
});

test("a user without dependents reads how to become a guardian", async () => {
  showMinors([asked]);
  expect(screen.getByRole("heading", { name: "Você ainda não responde por ninguém" })).toBeVisible();
  expect(await problemsShown()).toEqual([]);
});
