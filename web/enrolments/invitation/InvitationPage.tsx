import { MailQuestion } from "lucide-react";
import { graphql } from "react-relay/hooks";
import { useParams, useSearchParams } from "react-router-dom";
import type { InvitationPageQuery } from "../../__generated__/InvitationPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/ButtonLink";
import { EmptyState } from "../../ui/EmptyState";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { FormSkeleton } from "../../ui/Skeletons";
import { invitationTokenIn } from "./invitation-address";
import { InvitationScreen } from "./InvitationScreen";

/** /convite/:token: an invitation from a partner or from an organiser. Open to anyone who has the link. */
export function InvitationPage() {
  return (
    <PageFrame title="Convite para jogar">
      <PageContent skeleton={<FormSkeleton fields={3} />}>
        <InvitationContent />
      </PageContent>
    </PageFrame>
  );
}

function InvitationContent() {
  const { enrolmentInvitation: invitation } = usePageQuery<InvitationPageQuery>(graphql`
    query InvitationPageQuery($token: String!) {
      enrolmentInvitation(token: $token) {
        ...InvitationScreen_invitation
      }
    }
  `);
  const { token } = useParams();
  const [search] = useSearchParams();
  if (!invitation)
    return (
      <EmptyState
        icon={MailQuestion}
        heading="h2"
        title="Convite não encontrado"
        description="O link pode estar incompleto. Peça outro a quem convidou você."
      >
        <ButtonLink to="/torneios">Ver os torneios</ButtonLink>
      </EmptyState>
    );
  return <InvitationScreen invitation={invitation} token={invitationTokenIn(token, search)} />;
}
