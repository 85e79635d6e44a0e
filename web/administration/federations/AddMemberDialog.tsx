import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useId } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { newMemberSchema } from "../../../server/federations/federation-record.rules";
import { DialogFrame } from "../../ui/DialogFrame";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { NewPersonFields } from "../NewPersonFields";
import { tellRefusal } from "../refusal";
import type { FederationOfList } from "./federation-row";
import { useAddMemberMutation } from "./use-member-mutations";

type Typed = z.infer<typeof newMemberSchema>;

interface AddMemberDialogProps {
  open: boolean;
  federation: FederationOfList;
  onClose: () => void;
}

/** Somebody is to work for a federation. */
export function AddMemberDialog({ open, federation, onClose }: AddMemberDialogProps) {
  const formId = useId();
  const form = useForm<Typed>({
    resolver: useLateRules(
      async () => (await import("../../../server/federations/federation-record.rules")).newMemberSchema,
    ),
    defaultValues: { personName: "", email: "", position: "" },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const [add, pending] = useAddMemberMutation();

  const submit = async (person: Typed) => {
    const answer = (await add({ input: { federationId: federation.id, ...person } }))?.addFederationMember;
    if (!answer || answer.__typename === "%other") return;
    if (answer.__typename !== "AddFederationMemberSuccess") return tellRefusal(form, answer);
    onClose();
    toast.success(
      answer.asked
        ? { title: "Convite enviado", description: "A pessoa entra na federação quando aceitar." }
        : { title: "Pessoa incluída", description: "A senha provisória foi por e-mail." },
    );
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      keepOpen={isDirty}
      sheet
      title="Incluir pessoa"
      description={federation.name}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={formId} pending={pending}>
            {pending ? "Enviando…" : "Incluir"}
          </PendingButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="5">
          <NewPersonFields name={register("personName")} email={register("email")} errors={errors} />
          <TextField
            label="Cargo"
            required
            autoComplete="off"
            placeholder="Diretora técnica"
            error={errors.position?.message}
            {...register("position")}
          />
          {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        </Stack>
      </form>
    </DialogFrame>
  );
}
