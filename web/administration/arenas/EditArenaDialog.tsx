import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { ArenaRecord, arenaRecordSchema } from "../../../server/arenas/arena-record.rules";
import { formatCnpj } from "../../../server/brazil/cnpj.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { useLateRules } from "../../ui/form/use-late-rules";
import { toast } from "../../ui/toaster";
import { changedFields } from "../../ui/form/changed-fields";
import { ChangedMeanwhile } from "../../ui/form/ChangedMeanwhile";
import { tellRefusal } from "../../ui/form/refusal";
import { arenaRow, type ArenaOfList } from "./arena-row";
import { ArenaFields, arenaLabels } from "./ArenaFields";
import { useUpdateArenaMutation } from "./use-arena-mutations";

type Typed = z.input<typeof arenaRecordSchema>;

const typedOf = ({ name, responsibleName, email, cnpj, fullAddress, contactPhone }: ArenaOfList) => ({
  name,
  responsibleName: responsibleName ?? "",
  email: email ?? "",
  cnpj: formatCnpj(cnpj ?? ""),
  fullAddress: fullAddress ?? "",
  contactPhone: contactPhone ?? "",
});

interface EditArenaDialogProps {
  open: boolean;
  arena: ArenaOfList;
  onClose: () => void;
}

export function EditArenaDialog({ open, arena, onClose }: EditArenaDialogProps) {
  // What was read last: saving is meant for that, and for nothing newer that one has not seen.
  const [seen, setSeen] = useState(arena);
  const [meanwhile, setMeanwhile] = useState<{
    message: string;
    changes: ReturnType<typeof changedFields>;
  }>();
  const form = useForm<Typed, unknown, ArenaRecord>({
    resolver: useLateRules(
      async () => (await import("../../../server/arenas/arena-record.rules")).arenaRecordSchema,
    ),
    defaultValues: typedOf(arena),
  });
  const { register, formState } = form;
  const { errors } = formState;
  const [save, pending] = useUpdateArenaMutation();

  const submit = async (record: ArenaRecord) => {
    setMeanwhile(undefined);
    const input = { arenaId: arena.id, version: seen.version, ...record };
    const answer = (await save({ input }))?.updateArena;

    if (answer?.done) {
      toast.success({ title: "Arena salva", description: "Os dados da arena foram atualizados." });
      return onClose();
    }
    if (answer?.changedMeanwhile) {
      const now = arenaRow(answer.changedMeanwhile.arena);
      setMeanwhile({
        message: answer.changedMeanwhile.message,
        changes: changedFields(typedOf(seen), typedOf(now), arenaLabels),
      });
      setSeen(now);
      // What one has not touched is as the other one saved it: one's own save takes nothing of that back.
      return form.reset(typedOf(now), { keepDirtyValues: true, keepDirty: true });
    } else if (answer?.refusal) {
      return tellRefusal(form, answer.refusal);
    }
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Editar Arena"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando..."
    >
      {meanwhile ? <ChangedMeanwhile {...meanwhile} /> : null}
      <ArenaFields register={register} errors={errors} />
    </FormDialog>
  );
}
