import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../../tests/support/component";
import type { CreateApiKeyDialogTestQuery } from "../../../__generated__/CreateApiKeyDialogTestQuery.graphql";
import type { useApiKeyMutationsCreateMutation } from "../../../__generated__/useApiKeyMutationsCreateMutation.graphql";
import { CreateApiKeyDialog } from "./CreateApiKeyDialog";

const open = () =>
  showWith<CreateApiKeyDialogTestQuery>(
    graphql`
      query CreateApiKeyDialogTestQuery @relay_test_operation @raw_response_type {
        viewer {
          ...CreateApiKeyDialog_viewer
        }
      }
    `,
    {
      viewer: {
        roles: ["FEDERATION_MANAGER"],
        federationMember: { federation: { id: "fcbt", name: "Federação Catarinense" } },
      },
    },
    ({ viewer }) =>
      viewer ? <CreateApiKeyDialog viewer={viewer} open listId="list" onClose={vi.fn<() => void>()} /> : null,
  );

const create = () => screen.getByRole("button", { name: "Criar chave" });
const rankings = () => screen.getAllByRole("checkbox")[0]!;

test("a key needs a name and at least one permission; each shows an error if missing", async () => {
  const { user, server } = open();
  expect(screen.getByText("Lê o que é público e tudo da Federação Catarinense.")).toBeVisible();
  await user.click(create());
  expect(screen.getByLabelText("Nome")).toBeInvalid();
  expect(screen.getByLabelText("Nome")).toHaveFocus();
  expect(rankings()).toHaveAccessibleDescription();
  expect(await problemsShown()).toEqual([]);
  expect(server.sent()).toEqual([]);
});

test("a double click creates one key, which is shown once; a failure keeps what was typed", async () => {
  const { user, server, fill } = open();
  await fill("Nome", "Site da federação");
  await user.click(rankings());
  await user.click(create());
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(screen.getByLabelText("Nome")).toHaveValue("Site da federação");
  expect(rankings()).toBeChecked();
  await user.dblClick(create());
  expect(server.sent()).toMatchObject([{ name: "Site da federação", federationId: "fcbt" }]);
  await server.answers<useApiKeyMutationsCreateMutation>({
    createApiKey: { __typename: "CreateApiKeySuccess", key: "praia_segredo" },
  });
  expect(screen.getByRole("dialog", { name: "Chave criada" })).toBeVisible();
  expect(screen.getByText("praia_segredo")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
});
