import { screen, waitFor, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { FederatedCertificationDetailsQuery } from "../../__generated__/FederatedCertificationDetailsQuery.graphql";
import type { FederationCertificationsPageFederatedCertificationsListQuery } from "../../__generated__/FederationCertificationsPageFederatedCertificationsListQuery.graphql";
import type { FederatedCertificationsListTestQuery } from "../../__generated__/FederatedCertificationsListTestQuery.graphql";
import type { useCertificationChecksRemindMutation as RemindMutation } from "../../__generated__/useCertificationChecksRemindMutation.graphql";
import type { useCertificationChecksUndoMutation as UndoMutation } from "../../__generated__/useCertificationChecksUndoMutation.graphql";
import type { useCertificationChecksVerifyMutation as VerifyMutation } from "../../__generated__/useCertificationChecksVerifyMutation.graphql";
import { FederatedCertificationsList } from "./FederationCertificationsPage";

const course = {
  __typename: "FederatedCertification" as const,
  id: "linha curso",
  key: "0190a000-0000-7000-8000-000000000001",
  version: 3,
  teacherName: "Bruno Sá",
  arenas: [{ id: "norte", name: "Arena Norte" }],
  name: "Treinador",
  level: "ADVANCED" as const,
  issuer: "CBT",
  issuedOn: "2024-02-01",
  validUntil: "2026-12-10" as string | null,
  state: "EXPIRING" as "VALID" | "EXPIRING" | "EXPIRED",
  verifiedAt: null as string | null,
  verifiedByName: null as string | null,
  remindedAt: null as string | null,
  mayRemind: true,
};
const verified = { ...course, verifiedAt: "2026-11-27T15:00:00Z", verifiedByName: "Helena Prado" };
const expired = {
  ...course,
  id: "linha antiga",
  key: "0190a000-0000-7000-8000-000000000002",
  name: "Primeiros Socorros",
  state: "EXPIRED" as const,
  validUntil: "2025-12-10",
  mayRemind: false,
};
const lastPage = { hasNextPage: false, endCursor: null };
const edge = (node: typeof course) => ({ cursor: node.key, node });

const showList = (rows: (typeof course)[], active = true) =>
  showWith<FederatedCertificationsListTestQuery>(
    graphql`
      query FederatedCertificationsListTestQuery @relay_test_operation @raw_response_type {
        viewer {
          federationMember {
            federation {
              ...FederationCertificationsPage_federation
            }
          }
        }
      }
    `,
    {
      viewer: {
        federationMember: {
          id: "member",
          federation: {
            id: "federation",
            acronym: "FCBT",
            active,
            certifications: { totalCount: rows.length, edges: rows.map(edge), pageInfo: lastPage },
          },
        },
      },
    },
    ({ viewer }) =>
      viewer?.federationMember ? (
        <FederatedCertificationsList federation={viewer.federationMember.federation} />
      ) : null,
  );

const input = { federationId: "federation", certificationKey: course.key };
const menuOf = (name: string) => screen.getByRole("button", { name: `Mais ações para ${name}, de Bruno Sá` });
const chosen = async (user: ReturnType<typeof showList>["user"], name: string) => {
  (await screen.findByRole("menu")).focus();
  await user.keyboard("{Home}");
  while (screen.getByRole("menuitem", { name }).dataset["highlighted"] === undefined)
    await user.keyboard("{ArrowDown}");
  await user.keyboard("{Enter}");
};

test("a row shows when it expires and whether it is pending; an expired one has no actions", async () => {
  showList([course, expired]);
  const rowOf = (name: string) => within(screen.getByRole("row", { name: new RegExp(name) }));
  expect(rowOf("Treinador").getByText("Expira em breve")).toBeVisible();
  expect(rowOf("Treinador").getByText("A verificar")).toBeVisible();
  expect(rowOf("Socorros").getByText("Expirada")).toBeVisible();
  expect(rowOf("Socorros").getByText("Não verificada")).toBeInTheDocument();
  expect(screen.getAllByRole("button", { name: /^Mais ações/ })).toHaveLength(1);
  expect(screen.getByText("2 certificações encontradas")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
});

test("verifying sends the version that was seen and shows the verifier's name; it can be undone", async () => {
  const { user, server } = showList([course]);
  await user.click(menuOf("Treinador"));
  await chosen(user, "Verificar");
  expect(server.sent()).toEqual([{ ...input, version: 3 }]);
  await server.answers<VerifyMutation>({
    verifyCertification: { __typename: "VerifyCertificationSuccess", certification: verified },
  });
  expect(await screen.findByText("Certificação verificada")).toBeVisible();
  expect(screen.getByText("Verificada por Helena Prado")).toBeInTheDocument();

  await user.click(menuOf("Treinador"));
  await chosen(user, "Desfazer verificação");
  expect(server.sent()).toEqual([input]);
  await server.answers<UndoMutation>({
    undoVerification: { __typename: "UndoVerificationSuccess", certification: course },
  });
  expect(await screen.findByText("Verificação desfeita")).toBeVisible();
  const row = within(screen.getByRole("row", { name: /Treinador/ }));
  expect(row.getByText("A verificar")).toBeVisible();
});

test("a stale version shows the refusal and refetches the list", async () => {
  const { user, server } = showList([course]);
  await user.click(menuOf("Treinador"));
  await chosen(user, "Verificar");
  const message = "O professor alterou esta certificação agora há pouco.";
  await server.answers<VerifyMutation>({ verifyCertification: { __typename: "RuleViolation", message } });
  expect(await screen.findByText(message)).toBeVisible();
  expect(server.sent().at(-1)).toMatchObject({ id: "federation", only: null, level: null });
  const changed = { ...course, version: 4, name: "Treinador II" };
  await server.answers<FederationCertificationsPageFederatedCertificationsListQuery>({
    node: {
      __typename: "Federation",
      id: "federation",
      acronym: "FCBT",
      active: true,
      certifications: { totalCount: 1, edges: [edge(changed)], pageInfo: lastPage },
    },
  });
  expect(await screen.findByText("Treinador II")).toBeVisible();
});

test("the drawer shows all details, and the teacher is reminded once", async () => {
  const { user, server } = showList([course]);
  await user.click(screen.getByRole("link", { name: /Bruno Sá/ }));
  const drawer = within(await screen.findByRole("dialog", { name: "Certificação" }));
  await waitFor(() => expect(server.sent()).toHaveLength(1));
  await server.answers<FederatedCertificationDetailsQuery>({
    node: { certification: { ...course, document: null } },
  });
  expect(await drawer.findByText("CBT")).toBeVisible();
  expect(drawer.getByText("Ainda não verificada")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.click(drawer.getByRole("button", { name: "Lembrar" }));
  expect(server.sent()).toEqual([input]);
  await server.answers<RemindMutation>({
    remindOfCertification: {
      __typename: "RemindOfCertificationSuccess",
      certification: { ...course, remindedAt: "2026-11-27T15:00:00Z", mayRemind: false },
    },
  });
  expect(await screen.findByText("Lembrete enviado")).toBeVisible();
  expect(drawer.queryByRole("button", { name: "Lembrar" })).toBeNull();
  expect(drawer.getByText("27/11/2026 às 12:00")).toBeVisible();
});

test("the pending filter comes from the URL, and an inactive federation may only undo", async () => {
  const { user, server, router } = showList(
    [course, { ...verified, id: "x", key: expired.key, name: "Outra" }],
    false,
  );
  expect(screen.getAllByRole("button", { name: /^Mais ações/ })).toEqual([menuOf("Outra")]);
  await user.selectOptions(screen.getByLabelText("Situação"), "A verificar");
  expect(router.state.location.search).toBe("?situacao=a-verificar");
  expect(server.sent().at(-1)).toMatchObject({ only: "TO_VERIFY" });
});
