import { Notice } from "../../ui/Notice";

interface GuestNoticeProps {
  /** Of the chosen ones from other arenas: one, or both of a pair. */
  names: readonly string[];
  /** In a Super N. */
  alone: boolean;
  /** Whether a partner is chosen. */
  paired: boolean;
  /** Every athlete of a championship is invited, both of a pair too. */
  isChampionship: boolean;
}

/** Before it is sent: what an invitation does, and what it keeps. */
export function GuestNotice({ names, alone, paired, isChampionship }: GuestNoticeProps) {
  const [name] = names;
  if (isChampionship) return <Notice tone="info">{championshipNotice({ names, alone, paired })}</Notice>;
  return (
    <Notice tone="info">
      {names.length > 1
        ? "Os dois são de outras arenas. Convide um deles sozinho e, depois do aceite, forme a dupla com o outro."
        : alone
          ? `${name} é de outra arena: recebe um convite por e-mail e só entra se aceitar. Até lá, a vaga fica reservada.`
          : paired
            ? `${name} é de outra arena: recebe um convite por e-mail, e a dupla só vale depois do aceite. Até lá, as duas vagas ficam reservadas.`
            : `${name} é de outra arena. Escolha a dupla, ou convide só ${name}: depois do aceite, procura dupla aqui.`}
    </Notice>
  );
}

function championshipNotice({ names, alone, paired }: Omit<GuestNoticeProps, "isChampionship">): string {
  const [name] = names;
  if (names.length > 1)
    return `${names.join(" e ")} recebem cada um um convite por e-mail. A dupla só vale quando os dois aceitarem; as duas vagas ficam reservadas a partir do primeiro aceite.`;
  if (alone)
    return `${name} recebe um convite por e-mail e só entra se aceitar. Até lá, a vaga fica reservada.`;
  return paired
    ? `${name} recebe um convite por e-mail, e a dupla só vale depois do aceite. Até lá, as duas vagas ficam reservadas.`
    : `Escolha a dupla, ou convide só ${name}: depois do aceite, procura dupla aqui.`;
}
