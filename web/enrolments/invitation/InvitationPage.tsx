import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { MailQuestion } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useParams, useSearchParams } from "react-router-dom";
import type { InvitationPageQuery } from "../../__generated__/InvitationPageQuery.graphql";
import type { InvitationPage_invitation$key } from "../../__generated__/InvitationPage_invitation.graphql";
import { usePageQuery } from "../../relay/page-query";
import { publicTournamentPath } from "../../tournaments/public/tournament-path";
import { ButtonLink } from "../../ui/Links";
import { Panel } from "../../ui/Cards";
import { EmptyState, FormSkeleton, Notice } from "../../ui/PageStates";
import { Fact } from "../../ui/Facts";
import { formatDate, formatDateTime, formatMoney } from "../../ui/format";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { ClocksNote } from "../../ui/PlaceTime";
import { AnswerInvitation } from "./AnswerInvitation";
import { invitationPath, invitationTokenIn } from "./invitation-address";
import { closedInvitation, feeName, invitedTo, withoutPlace } from "./invitation-words";

interface InvitationScreenProps {
  invitation: InvitationPage_invitation$key;
  token: string;
}

/** Who asks, for what, when, for how much, until when; and the answer. */
function InvitationScreen({ invitation: key, token }: InvitationScreenProps) {
  const invitation = useFragment(
    graphql`
      fragment InvitationPage_invitation on PairInvitation {
        inviterName
        byOrganiser
        partnerName
        inPairs
        state
        expiresAt
        tournamentKey
        tournamentName
        startDate
        timeZone
        arenaName
        categoryName
        feeInCents
        feeReason
        hasPlace
        ...AnswerInvitation_invitation
      }
    `,
    key,
  );
  const [declined, setDeclined] = useState(false);
  const { inviterName, byOrganiser, partnerName, inPairs, hasPlace } = invitation;
  const { state, tournamentKey, feeInCents } = invitation;
  const noPlace = withoutPlace({ byOrganiser, partnerName, inPairs, hasPlace });
  const closed = declined
    ? "Você recusou o convite. Avisamos quem convidou."
    : closedInvitation(state, { inviterName, byOrganiser });
  const toTournament = (
    <ButtonLink to={publicTournamentPath(tournamentKey)} variant="outline" alignSelf="flex-start">
      Ver o torneio
    </ButtonLink>
  );
  return (
    <Box maxW="42rem">
      <Panel>
        <Stack gap="6">
          <Stack gap="1">
            <Text color="fg.muted">
              {inviterName} {invitedTo({ byOrganiser, partnerName })}
            </Text>
            <Heading
              as="h2"
              fontFamily="heading"
              fontWeight="bold"
              textStyle="3xl"
              lineHeight="1.15"
              overflowWrap="anywhere"
            >
              {invitation.tournamentName}
            </Heading>
            {closed ? null : <ClocksNote timeZones={[invitation.timeZone]} />}
          </Stack>
          <Grid as="dl" templateColumns={{ base: "1fr", sm: "repeat(2, minmax(0, 1fr))" }} gapX="6" gapY="4">
            {invitation.categoryName ? (
              <Fact large name="Categoria">
                {invitation.categoryName}
              </Fact>
            ) : null}
            <Fact large name="Data">
              {formatDate(invitation.startDate)}
            </Fact>
            {invitation.arenaName ? (
              <Fact large name="Onde">
                {invitation.arenaName}
              </Fact>
            ) : null}
            <Fact large name={feeName(inPairs)}>
              {feeInCents === 0 ? "Gratuito" : formatMoney(feeInCents)}
              {invitation.feeReason ? (
                <Text textStyle="sm" fontWeight="normal">
                  {invitation.feeReason}
                </Text>
              ) : null}
            </Fact>
            {closed ? null : (
              <Fact large name="Responda até">
                {formatDateTime(invitation.expiresAt, invitation.timeZone)}
              </Fact>
            )}
          </Grid>
          {closed ? (
            <>
              <Notice tone={state === "ACCEPTED" ? "success" : "info"}>{closed}</Notice>
              {toTournament}
            </>
          ) : (
            <>
              {noPlace ? <Notice tone={byOrganiser ? "info" : "warning"}>{noPlace}</Notice> : null}
              <AnswerInvitation
                invitation={invitation}
                by={{ token }}
                here={invitationPath(token)}
                onDeclined={() => setDeclined(true)}
              />
            </>
          )}
        </Stack>
      </Panel>
    </Box>
  );
}

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
        ...InvitationPage_invitation
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
