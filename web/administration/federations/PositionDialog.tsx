import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useId } from "react";
import { useForm } from "react-hook-form";
import type { FederationMembers_federation$data } from "../../__generated__/FederationMembers_federation.graphql";
import { DialogFrame } from "../../ui/DialogFrame";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { tellRefusal } from "../refusal";
import { useChangeMemberMutation } from "./use-member-mutations";

interface PositionDialogProps {
  open: boolean;
  member: FederationMembers_federation$data["members"][number];
  onClose: () => void;
}

export function PositionDialog({ open, member, onClose }: PositionDialogProps) {
  const formId = useId();
  const form = useForm({
    resolver: useLateRules(
      async () => (await import("../../../server/federations/federation-record.rules")).memberPositionSchema,
    ),
    defaultValues: { position: member.position },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const [change, pending] = useChangeMemberMutation();

  const submit = async ({ position }: { position: string }) => {
    const answer = (await change({ input: { memberId: member.id, position } }))?.updateFederationMember;
    if (!answer || answer.__typename === "%other") return;
    if (answer.__typename !== "UpdateFederationMemberSuccess") return tellRefusal(form, answer);
    toast.success({ title: "Cargo salvo" });
    onClose();
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      keepOpen={isDirty}
      sheet
      title="Mudar cargo"
      description={member.person.name}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={formId} pending={pending}>
            {pending ? "Salvando..." : "Salvar"}
          </PendingButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="5">
          <TextField
            label="Cargo"
            required
            autoComplete="off"
            error={errors.position?.message}
            {...register("position")}
          />
          {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        </Stack>
      </form>
    </DialogFrame>
  );
}
