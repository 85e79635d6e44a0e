import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { EnrolmentDetailsQuery } from "../../__generated__/EnrolmentDetailsQuery.graphql";
import { formatDateTime } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { namesOf, type DeskChange } from "./desk-row";
import { EnrolmentPerson } from "./EnrolmentPerson";
import type { AskAbout } from "./enrolment-questions";
import { readDeskRow } from "./read-desk-row";

interface EnrolmentDetailsProps {
  /** What the address says: it may be anybody's. */
  id: string;
  tournamentId: string;
  /** Another one asks again: something has changed, or could not be loaded. */
  fetchKey: string;
  onAsk: AskAbout;
  onChanged: (what: DeskChange) => void;
}

/** Everything about one row of the desk, person by person. */
export function EnrolmentDetails({ id, tournamentId, fetchKey, onAsk, onChanged }: EnrolmentDetailsProps) {
  const { node } = useLazyLoadQuery<EnrolmentDetailsQuery>(
    graphql`
      query EnrolmentDetailsQuery($id: ID!) {
        node(id: $id) {
          ... on Enrolment @alias(as: "enrolment") {
            tournament {
              id
            }
            category {
              takesEntries
            }
            ...readDeskRow_enrolment
            ...EnrolmentPerson_enrolment
            partnerEnrolment {
              ...EnrolmentPerson_enrolment
            }
          }
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const timeZone = usePlaceTime();
  const enrolment = node?.enrolment;
  if (!enrolment || enrolment.tournament?.id !== tournamentId)
    return <Text color="fg.muted">Esta inscrição não existe neste torneio.</Text>;
  const row = readDeskRow(enrolment);
  const { category, enrolledAt, people } = row;
  const [first, second] = people;
  const facts = [
    ...(category ? [category.name] : []),
    ...(second || category?.inPairs === false ? [] : ["sem dupla"]),
    `inscrição em ${formatDateTime(enrolledAt, timeZone)}`,
  ];
  const shared = { row, open: enrolment.category?.takesEntries ?? false, onAsk, onChanged };
  return (
    <Stack gap="0" aria-label={namesOf(row)}>
      <Text color="fg.muted" textStyle="sm">
        {facts.join(" · ")}
      </Text>
      <EnrolmentPerson enrolment={enrolment} person={first} {...shared} />
      {second && enrolment.partnerEnrolment ? (
        <EnrolmentPerson enrolment={enrolment.partnerEnrolment} person={second} {...shared} />
      ) : null}
    </Stack>
  );
}
