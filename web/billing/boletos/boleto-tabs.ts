import { boletoListLabel, type BoletoList } from "../../../server/billing/boletos/boleto.rules";
import { boletosPath } from "../public/finance-paths";

interface BoletoTab {
  list: BoletoList;
  /** The tab's name in the URL; the first tab has none. */
  word?: string;
  to: string;
  label: string;
  empty: string;
}

const tab = (list: BoletoList, word: string | undefined, empty: string): BoletoTab => ({
  list,
  ...(word === undefined ? {} : { word }),
  to: word === undefined ? boletosPath : `${boletosPath}/${word}`,
  label: boletoListLabel[list],
  empty,
});

export const boletoTabs: readonly BoletoTab[] = [
  tab("TO_SEND", undefined, "Nenhum boleto espera remessa"),
  tab("AT_BANK", "no-banco", "Nenhum boleto no banco"),
  tab("TO_CORRECT", "a-corrigir", "Nada a corrigir"),
  tab("ENDED", "encerrados", "Nenhum boleto encerrado"),
];

/** The tab of a URL; an unknown name means the first one. */
export const boletoTabAt = (word: string | undefined): BoletoTab =>
  boletoTabs.find((one) => one.word === word) ?? boletoTabs[0]!;
