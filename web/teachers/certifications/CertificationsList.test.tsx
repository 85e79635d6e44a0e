import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { dialogClosed, problemsShown, showWith } from "../../../tests/support/component";
import type { CertificationsListTestQuery } from "../../__generated__/CertificationsListTestQuery.graphql";
import type { useCertificationMutationsAddMutation as AddMutation } from "../../__generated__/useCertificationMutationsAddMutation.graphql";
import type { useCertificationMutationsRemoveMutation as RemoveMutation } from "../../__generated__/useCertificationMutationsRemoveMutation.graphql";
import type { useCertificationMutationsUpdateMutation as UpdateMutation } from "../../__generated__/useCertificationMutationsUpdateMutation.graphql";
import { today } from "../../ui/format";
import { CertificationsList } from "./CertificationsList";

const course = {
  id: "curso",
  key: "0199aaaa-0000-7000-8000-000000000001",
  document: { name: "Curso.pdf", size: 40_000, sentAt: "2026-01-10T12:00:00Z" },
  name: "Treinador de Beach Tennis",
  level: "INTERMEDIATE",
  issuer: "Federação Catarinense",
  issuedOn: "2023-12-16",
  validUntil: addDays(today(brasiliaTime), 18),
  state: "EXPIRING",
} as const;
const firstAid = {
  id: "socorros",
  key: "0199aaaa-0000-7000-8000-000000000002",
  document: null,
  name: "Primeiros Socorros",
  level: "BASIC",
  issuer: "Corpo de Bombeiros",
  issuedOn: "2020-01-31",
  validUntil: null,
  state: "VALID",
} as const;

type Shown = CertificationsListTestQuery["response"]["viewer"];

function Page({ viewer }: { viewer: Shown }) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <button onClick={() => setAdding(true)}>Adicionar outra</button>
      {viewer ? <CertificationsList viewer={viewer} adding={adding} onAdd={setAdding} /> : null}
    </>
  );
}

const open = (certifications: readonly (typeof course | typeof firstAid)[]) =>
  showWith<CertificationsListTestQuery>(
    graphql`
      query CertificationsListTestQuery @relay_test_operation @raw_response_type {
        viewer {
          ...CertificationsList_viewer
        }
      }
    `,
    { viewer: { certifications } },
    ({ viewer }) => <Page viewer={viewer} />,
  );

test("what is about to end has a badge, and what is good a word; in all it is said once", async () => {
  open([course, firstAid]);
  const rows = within(await screen.findByRole("table", { name: "Certificações" }));
  expect(rows.getByText("Expira em breve")).toBeVisible();
  expect(rows.getByText("Não vence")).toBeVisible();
  expect(rows.getByText("Válida")).toBeVisible();
  expect(screen.getByText("2 certificações · 1 expira em breve")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
});

test("one is added once, and stands in the list; an empty validity is none", async () => {
  const { user, server, fill } = open([]);
  await user.click(await screen.findByRole("button", { name: "Adicionar certificação" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Adicionar certificação" }));
  expect(await problemsShown()).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Adicionar" }));
  expect(await dialog.findByText("Informe o nome da certificação")).toBeVisible();
  expect(dialog.getByText("Informe a data da certificação")).toBeVisible();
  expect(await screen.findByText("Dados inválidos")).toBeVisible();
  expect(server.sent()).toEqual([]);
  await fill(/Nome da certificação/, " Primeiros Socorros ");
  await user.selectOptions(dialog.getByLabelText(/Nível/), "Avançado");
  await fill(/Entidade certificadora/, "Corpo de Bombeiros");
  await fill(/Data da certificação/, "2020-01-31");
  await user.dblClick(dialog.getByRole("button", { name: "Adicionar" }));
  expect(server.sent()).toEqual([
    {
      requestKey: expect.any(String),
      name: "Primeiros Socorros",
      level: "ADVANCED",
      issuer: "Corpo de Bombeiros",
      issuedOn: "2020-01-31",
      validUntil: null,
    },
  ]);
  await server.answers<AddMutation>({
    addCertification: {
      __typename: "AddCertificationSuccess",
      certification: { key: firstAid.key },
      viewer: { certifications: [firstAid] },
    },
  });
  expect(await screen.findByText("Certificação adicionada com sucesso.")).toBeVisible();
  await dialogClosed();
  expect(screen.getByText("Primeiros Socorros")).toBeVisible();
});

test("a row opens the form with what it says; what the server refuses stands beside its field", async () => {
  const { user, server, fill, router } = open([course]);
  await user.click(await screen.findByRole("link", { name: /Treinador de Beach Tennis/ }));
  expect(router.state.location.search).toBe("?aberto=curso");
  const dialog = within(await screen.findByRole("dialog", { name: "Editar certificação" }));
  expect(dialog.getByLabelText(/Entidade certificadora/)).toHaveValue("Federação Catarinense");
  expect(dialog.getByText(/^Curso\.pdf \(39 kB\), enviado em 10\/01\/2026/)).toBeVisible();
  expect(dialog.getByRole("button", { name: "Trocar o documento" })).toBeVisible();
  await fill("Validade", "2022-01-01");
  await user.click(dialog.getByRole("button", { name: "Salvar" }));
  const message = "A validade não pode ser antes da data da certificação";
  expect(dialog.getByLabelText("Validade")).toHaveAccessibleDescription(expect.stringContaining(message));
  await fill("Validade", "2030-01-01");
  await user.click(dialog.getByRole("button", { name: "Salvar" }));
  expect(server.sent()).toMatchObject([{ certificationId: "curso", validUntil: "2030-01-01" }]);
  await server.answers<UpdateMutation>({
    updateCertification: {
      __typename: "InvalidInput",
      fields: [{ path: ["name"], message: "Nome deve ter no máximo 150 caracteres" }],
    },
  });
  // Once for what the form refused, once for what the server did.
  await waitFor(() => expect(screen.getAllByText("Dados inválidos")).toHaveLength(2));
  expect(dialog.getByLabelText(/Nome da certificação/)).toHaveAccessibleDescription(
    "Nome deve ter no máximo 150 caracteres",
  );
  await user.click(dialog.getByRole("button", { name: "Salvar" }));
  await server.answers<UpdateMutation>({
    updateCertification: {
      __typename: "UpdateCertificationSuccess",
      certification: { key: course.key },
      viewer: { certifications: [{ ...course, validUntil: "2030-01-01", state: "VALID" }] },
    },
  });
  expect(await screen.findByText("Certificação atualizada com sucesso.")).toBeVisible();
  await dialogClosed();
  expect(router.state.location.search).toBe("");
  expect(screen.queryByText("Expira em breve")).toBeNull();
});

test("one is removed once it is confirmed; where that fails it stays", async () => {
  const { user, server } = open([course, firstAid]);
  await user.click(await screen.findByRole("button", { name: "Mais ações para Primeiros Socorros" }));
  (await screen.findByRole("menu")).focus();
  await user.keyboard("{End}");
  expect(screen.getByRole("menuitem", { name: "Remover" })).toHaveAttribute("data-highlighted");
  await user.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Remover certificação?" }));
  expect(await problemsShown()).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Remover" }));
  expect(server.sent()).toEqual([{ certificationId: "socorros" }]);
  await server.fails("server");
  expect(await screen.findByText("Erro interno do sistema")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Remover" }));
  await server.answers<RemoveMutation>({
    removeCertification: { __typename: "RemoveCertificationSuccess", viewer: { certifications: [course] } },
  });
  expect(await screen.findByText("Certificação removida com sucesso.")).toBeVisible();
  await dialogClosed();
  expect(screen.queryByText("Primeiros Socorros")).toBeNull();
});
