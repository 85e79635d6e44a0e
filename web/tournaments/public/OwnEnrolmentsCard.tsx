import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Ticket } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { OwnEnrolmentsCard_athlete$key } from "../../__generated__/OwnEnrolmentsCard_athlete.graphql";
import { Card } from "../../ui/Card";
import { toast } from "../../ui/toaster";
import { ClocksNote } from "../../ui/PlaceTime";
import { ReceivedInvitation } from "../../enrolments/public/ReceivedInvitation";
import { EnrolmentInProgress } from "../../enrolments/public/EnrolmentInProgress";

/** What an athlete has been asked, and what they have begun: on their own profile only, while there is any of it. */
export function OwnEnrolmentsCard({ athlete }: { athlete: OwnEnrolmentsCard_athlete$key }) {
  const { receivedInvitations, enrolmentsInProgress: enrolments } = useFragment(
    graphql`
      fragment OwnEnrolmentsCard_athlete on Athlete {
        receivedInvitations {
          id
          timeZone
          ...ReceivedInvitation_invitation
        }
        enrolmentsInProgress {
          id
          tournament {
            timeZone
          }
          ...EnrolmentInProgress_enrolment
        }
      }
    `,
    athlete,
  );
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const invitations = receivedInvitations?.filter(({ id }) => !declined.includes(id)) ?? [];
  if (!enrolments || enrolments.length + invitations.length === 0) return null;

  return (
    <Card title="Inscrições em andamento" icon={Ticket}>
      <Text color="fg.muted" mt="-3" mb="4">
        Convites, pagamentos e lugares que esperam por você
      </Text>
      <Stack gap="3">
        <ClocksNote
          timeZones={[
            ...invitations.map(({ timeZone }) => timeZone),
            ...enrolments.flatMap(({ tournament }) => tournament?.timeZone ?? []),
          ]}
        />
        {invitations.map((invitation) => (
          <ReceivedInvitation
            key={invitation.id}
            invitation={invitation}
            onDeclined={() => {
              setDeclined((before) => [...before, invitation.id]);
              toast.success({ title: "Convite recusado" });
            }}
          />
        ))}
        {enrolments.length > 0 ? (
          <Stack as="ul" gap="0" listStyleType="none">
            {enrolments.map((enrolment) => (
              <EnrolmentInProgress key={enrolment.id} enrolment={enrolment} />
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}
