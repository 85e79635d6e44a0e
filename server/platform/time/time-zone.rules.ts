import { tzOffset } from "@date-fns/tz/tzOffset";

/** The legal time of Brazil, for what happens at no place in particular. */
export const brasiliaTime = "America/Sao_Paulo";

/** Brazil's zones by their IANA names, from east to west, each by the city whose time people call it. */
const cityOf = {
  "America/Noronha": "Fernando de Noronha",
  [brasiliaTime]: "Brasília",
  "America/Araguaina": "Araguaína",
  "America/Belem": "Belém",
  "America/Fortaleza": "Fortaleza",
  "America/Maceio": "Maceió",
  "America/Recife": "Recife",
  "America/Bahia": "Salvador",
  "America/Santarem": "Santarém",
  "America/Boa_Vista": "Boa Vista",
  "America/Campo_Grande": "Campo Grande",
  "America/Cuiaba": "Cuiabá",
  "America/Manaus": "Manaus",
  "America/Porto_Velho": "Porto Velho",
  "America/Eirunepe": "Eirunepé",
  "America/Rio_Branco": "Rio Branco",
} as const;

type BrazilianTimeZone = keyof typeof cityOf;

/** From east to west. */
export const brazilianTimeZones = Object.keys(cityOf) as BrazilianTimeZone[];

const isBrazilian = (timeZone: string): timeZone is BrazilianTimeZone => timeZone in cityOf;

/** "Manaus"; a zone beyond Brazil by its IANA name. */
const cityOfTimeZone = (timeZone: string): string => (isBrazilian(timeZone) ? cityOf[timeZone] : timeZone);

/** "horário de Manaus". */
export const timeOfPlace = (timeZone: string): string => `horário de ${cityOfTimeZone(timeZone)}`;

/** How far the clocks in a zone are ahead of UTC at an instant, in minutes. */
export const utcOffset = (timeZone: string, instant: Date): number => tzOffset(timeZone, instant);

/** "Manaus (UTC−4)", "Asia/Kolkata (UTC+5:30)", as clocks stand at an instant. */
export function timeZoneInWords(timeZone: string, instant: Date): string {
  const offset = utcOffset(timeZone, instant);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const ahead = offset === 0 ? "" : `${offset < 0 ? "−" : "+"}${hours}${minutes === 0 ? "" : `:${minutes}`}`;
  return `${cityOfTimeZone(timeZone)} (UTC${ahead})`;
}
