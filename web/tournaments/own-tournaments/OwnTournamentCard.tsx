import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { CalendarDays, Clock, Layers, UsersRound, Wallet, type LucideIcon } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { plural } from "../../../server/platform/plural.rules";
import type { OwnTournamentCard_enrolment$key } from "../../__generated__/OwnTournamentCard_enrolment.graphql";
import { ParticipantStatusBadge } from "../../enrolments/public/ParticipantStatusBadge";
import { Panel } from "../../ui/Card";
import { formatCount, formatDateTime, formatMoney, formatPeriod } from "../../ui/format";
import { ListRowName } from "../../ui/ListRow";
import { PositionBadge } from "../../ui/PositionBadge";
import { TextLink } from "../../ui/TextLink";
import { publicTournamentPath } from "../public/tournament-path";

/** One tournament of one's own, with what the enrolment was. */
export function OwnTournamentCard({ enrolment: key }: { enrolment: OwnTournamentCard_enrolment$key }) {
  const enrolment = useFragment(
    graphql`
      fragment OwnTournamentCard_enrolment on AthleteEnrolment {
        tournamentName
        tournamentKey
        category
        startDate
        endDate
        status
        finalPosition
        feeInCents
        maxParticipants
        enrolledAt
        timeZone
      }
    `,
    key,
  );
  const { tournamentName, tournamentKey, category, startDate, endDate, status, finalPosition } = enrolment;
  const { enrolledAt, timeZone } = enrolment;
  const fee = enrolment.feeInCents ?? 0;
  const most = enrolment.maxParticipants ?? 0;
  return (
    <Panel as="li" p={{ base: "3", md: "4" }}>
      <Stack gap="2">
        <Flex gap="2" rowGap="1.5" wrap="wrap" align="flex-start" justify="space-between">
          <ListRowName>
            {tournamentKey ? (
              <TextLink to={publicTournamentPath(tournamentKey)} color="fg" fontWeight="bold">
                {tournamentName}
              </TextLink>
            ) : (
              tournamentName
            )}
          </ListRowName>
          <HStack gap="2" wrap="wrap">
            <ParticipantStatusBadge status={status} />
            {finalPosition ? <PositionBadge position={finalPosition} unit="lugar" /> : null}
          </HStack>
        </Flex>
        <HStack gap="5" rowGap="1" wrap="wrap" color="fg.muted" textStyle="sm">
          <Fact icon={Layers}>{category}</Fact>
          <Fact icon={CalendarDays}>{formatPeriod(startDate, endDate)}</Fact>
          {fee > 0 ? <Fact icon={Wallet}>{formatMoney(fee)}</Fact> : null}
          {most > 0 ? (
            <Fact icon={UsersRound}>
              {`Máx. ${formatCount(most)} ${plural(most, "participante", "participantes")}`}
            </Fact>
          ) : null}
          {enrolledAt ? (
            <Fact icon={Clock}>{`Inscrito em ${formatDateTime(enrolledAt, timeZone)}`}</Fact>
          ) : null}
        </HStack>
      </Stack>
    </Panel>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <HStack gap="1.5">
      <Icon size={16} aria-hidden="true" />
      {children}
    </HStack>
  );
}
