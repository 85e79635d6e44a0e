import { useState } from "react";
import { formatCnpj } from "../../../server/brazil/cnpj.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { useServerForm } from "../../ui/form/use-server-form";
import { toast } from "../../ui/toaster";
import { changedFields } from "../../ui/form/changed-fields";
import { ChangedMeanwhile } from "../../ui/form/ChangedMeanwhile";
import { arenaRow, type ArenaOfList } from "./arena-row";
import { ArenaFields, arenaLabels } from "./ArenaFields";
import { useUpdateArenaMutation } from "./use-arena-mutations";

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
  // The version that is on screen; a save is refused if a newer one exists.
  const [seen, setSeen] = useState(arena);
  const [meanwhile, setMeanwhile] = useState<{
    message: string;
    changes: ReturnType<typeof changedFields>;
  }>();
  const { form, submit, pending } = useServerForm(useUpdateArenaMutation(), {
    rules: async () => (await import("../../../server/arenas/arena-record.rules")).arenaRecordSchema,
    defaultValues: typedOf(arena),
    input: (record) => ({ arenaId: arena.id, version: seen.version, ...record }),
    onDone: () => {
      toast.success({ title: "Arena salva", description: "Os dados da arena foram atualizados." });
      onClose();
    },
    onRefused: ({ changedMeanwhile }) => {
      if (!changedMeanwhile) return false;
      const now = arenaRow(changedMeanwhile.arena);
      setMeanwhile({
        message: changedMeanwhile.message,
        changes: changedFields(typedOf(seen), typedOf(now), arenaLabels),
      });
      setSeen(now);
      // Untouched fields take the other admin's values, so that saving does not revert them.
      form.reset(typedOf(now), { keepDirtyValues: true, keepDirty: true });
      return true;
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Editar Arena"
      form={form}
      onSubmit={(record) => {
        setMeanwhile(undefined);
        return submit(record);
      }}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando..."
    >
      {meanwhile ? <ChangedMeanwhile {...meanwhile} /> : null}
      <ArenaFields register={register} errors={errors} />
    </FormDialog>
  );
}
