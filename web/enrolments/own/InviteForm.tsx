import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyServerErrors } from "../../ui/form/server-errors";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { InvitePartnerFields } from "./InvitePartnerFields";
import { keepInvitationLink } from "./invitation-link";
import {
  noPartnerTyped,
  partnerProblem,
  partnerToSend,
  sentTo,
  type PartnerInput,
  type PartnerWay,
} from "./partner-input";
import { useInvitePartnerMutation } from "./use-partner-mutations";

interface InviteFormProps {
  enrolmentId: string;
  onInvited: () => void;
}

/** Asks somebody to be one's partner; whoever was asked before is asked no longer. */
export function InviteForm({ enrolmentId, onInvited }: InviteFormProps) {
  const form = useForm<PartnerInput>({ defaultValues: noPartnerTyped });
  const [way, setWay] = useState<PartnerWay>("link");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [invite, pending] = useInvitePartnerMutation();

  const submit = async (typed: PartnerInput) => {
    setRefusal(null);
    const problem = partnerProblem(typed, way);
    if (problem) return form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
    const partner = partnerToSend(typed, way);
    const answer = (await invite({ input: { enrolmentId, ...partner } }))?.invitePartner;
    switch (answer?.__typename) {
      case "InvitePartnerSuccess":
        keepInvitationLink(enrolmentId, answer.invitationUrl ?? null);
        toast.success({ title: "Convite feito", description: sentTo(partner) });
        return onInvited();
      case "InvalidInput":
        return setRefusal(applyServerErrors(form, answer.fields)[0] ?? null);
      case "NotEligible":
      case "RuleViolation":
      case "TooManyAttempts":
        return setRefusal(answer.message);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap="4" maxW="32rem">
        <InvitePartnerFields form={form} way={way} onWay={setWay} />
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        <PendingButton type="submit" pending={pending} alignSelf="flex-start">
          {pending ? "Convidando..." : way === "email" ? "Enviar convite" : "Criar link do convite"}
        </PendingButton>
      </Stack>
    </form>
  );
}
