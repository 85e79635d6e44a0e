import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolledRow_enrolment$key } from "../../__generated__/EnrolledRow_enrolment.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { toast } from "../../ui/toaster";
import { EnrolmentStateBadge } from "../EnrolmentStateBadge";
import { useCancelEnrolmentMutation } from "../use-enrolment-mutations";

interface EnrolledRowProps {
  enrolment: EnrolledRow_enrolment$key;
  onRemoved: () => void;
}

export function EnrolledRow({ enrolment: key, onRemoved }: EnrolledRowProps) {
  const { id, number, status, awaitsConsent, athlete } = useFragment(
    graphql`
      fragment EnrolledRow_enrolment on Enrolment {
        id
        number
        status
        awaitsConsent
        athlete {
          displayName
        }
      }
    `,
    key,
  );
  const [cancel, pending] = useCancelEnrolmentMutation();
  const name = athlete.displayName || "Nome não encontrado";

  const remove = async () => {
    const answer = (await cancel({ input: { enrolmentId: id } }))?.cancelEnrolment;
    if (answer?.refusal) {
      return toast.error({ title: "Não foi possível remover", description: answer.refusal.message });
    }
    if (!answer?.done) return;
    toast.success({ title: awaitsConsent ? "Convite retirado" : "Inscrição removida", description: name });
    onRemoved();
  };

  return (
    <HStack as="li" gap="3" py="1.5" borderBottomWidth="1px" borderColor="border.muted">
      <Text as="span" fontFamily="heading" fontWeight="bold" color="fg.muted" minW="6" textAlign="right">
        {number}
      </Text>
      <Text flex="1" minW="0" overflowWrap="anywhere" fontWeight="medium">
        {name}
      </Text>
      {awaitsConsent ? <EnrolmentStateBadge status={status} asked /> : null}
      <PendingButton
        size="sm"
        variant="ghost"
        colorPalette="flag"
        pending={pending}
        onClick={() => void remove()}
      >
        {pending ? "Removendo…" : "Remover"}
        <VisuallyHidden> {name}</VisuallyHidden>
      </PendingButton>
    </HStack>
  );
}
