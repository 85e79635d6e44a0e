import { Stack } from "@chakra-ui/react/stack";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { InvitePartnerFields } from "./InvitePartnerFields";
import { keepInvitationLink } from "./invitation-link";
import { sentTo, usePartnerForm, type PartnerInput } from "./partner-form";
import { useInvitePartnerMutation } from "./use-partner-mutations";

interface InviteFormProps {
  enrolmentId: string;
  onInvited: () => void;
}

/** Invites a partner; this revokes the previous invitation. */
export function InviteForm({ enrolmentId, onInvited }: InviteFormProps) {
  const { form, way, setWay, refusal, partnerIn, refuse } = usePartnerForm();
  const [invite, pending] = useInvitePartnerMutation();

  const submit = async (typed: PartnerInput) => {
    refuse(null);
    const partner = partnerIn(typed);
    if (!partner) return;
    const answer = (await invite({ input: { enrolmentId, ...partner } }))?.invitePartner;
    if (!answer) return;
    if (!answer.done) return refuse(answer.refusal);
    keepInvitationLink(enrolmentId, answer.done.invitationUrl ?? null);
    toast.success({ title: "Convite criado", description: sentTo(partner) });
    onInvited();
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap="4" maxW="32rem">
        <InvitePartnerFields form={form} way={way} onWay={setWay} />
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        <PendingButton type="submit" pending={pending} alignSelf="flex-start">
          {pending ? "Convidando…" : way === "email" ? "Enviar convite" : "Criar link do convite"}
        </PendingButton>
      </Stack>
    </form>
  );
}
