import { act, screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { afterEach, expect, test, vi } from "vitest";
import { showWith } from "../../../tests/support/component";
import type { SentInvitationTestQuery } from "../../__generated__/SentInvitationTestQuery.graphql";
import { keepInvitationLink } from "./InvitePartnerFields";
import { SentInvitation } from "./SentInvitation";

afterEach(() => keepInvitationLink("enrolment", null));

test("the link appears also when the invitation was there before it", async () => {
  showWith<SentInvitationTestQuery>(
    graphql`
      query SentInvitationTestQuery @relay_test_operation @raw_response_type {
        node(id: "invitation") {
          ... on PairInvitation {
            ...SentInvitation_invitation @alias(as: "invitation")
          }
        }
      }
    `,
    { node: { __typename: "PairInvitation", id: "invitation", inviteeName: "Bia Lima", sentByEmail: false } },
    ({ node }) =>
      node?.invitation ? (
        <SentInvitation
          invitation={node.invitation}
          enrolmentId="enrolment"
          tournamentName="Torneio de Verão"
          onInviteOther={vi.fn<() => void>()}
          onChanged={vi.fn<() => void>()}
        />
      ) : null,
  );
  expect(await screen.findByRole("button", { name: "Criar um novo link" })).toBeVisible();
  act(() => keepInvitationLink("enrolment", "https://praia.example/convite?token=1"));
  expect(screen.getByLabelText("Link do convite")).toHaveValue("https://praia.example/convite?token=1");
  expect(screen.queryByRole("button", { name: "Criar um novo link" })).toBeNull();
});
