/** First names, kept by gender because categories are. */
const firstNames = {
  MALE: `André|Antônio|Arthur|Bernardo|Bruno|Caetano|Caio|Carlos|César|Cristóvão|Daniel|Davi|Diego|Eduardo|Emílio|Enzo|
    Érico|Fábio|Felipe|Fernando|Flávio|Francisco|Gabriel|Gilberto|Guilherme|Gustavo|Heitor|Henrique|Hugo|Ícaro|Igor|
    Inácio|João|Joaquim|Jorge|José|Júlio|Leandro|Leonardo|Luan|Lucas|Luís|Marcelo|Márcio|Mário|Mateus|Maurício|Miguel|
    Murilo|Nicolas|Otávio|Paulo|Pedro|Rafael|Renato|Ricardo|Samuel|Sérgio|Tiago|Vinícius|Vítor`,
  FEMALE: `Adriana|Alice|Aline|Amanda|Ana|Andréia|Ângela|Antônia|Bárbara|Beatriz|Bianca|Bruna|Camila|Carolina|Cecília|
    Clara|Cláudia|Cristina|Daniela|Débora|Eduarda|Elisa|Emília|Estela|Fabiana|Fátima|Fernanda|Flávia|Gabriela|Giovana|
    Glória|Helena|Heloísa|Inês|Isabela|Jéssica|Joana|Júlia|Juliana|Laís|Lara|Larissa|Letícia|Lívia|Lorena|Lúcia|Luísa|
    Manuela|Márcia|Maria|Mônica|Natália|Patrícia|Paula|Rafaela|Renata|Sílvia|Sofia|Tatiana|Valéria|Verônica`,
};

const lastNames = `Abreu|Aguiar|Almeida|Alves|Amaral|Andrade|Araújo|Assis|Azevedo|Barbosa|Barros|Batista|Bittencourt|
  Borges|Braga|Brandão|Câmara|Campos|Cardoso|Carvalho|Castro|Conceição|Corrêa|Coutinho|Cunha|Dias|Duarte|Esteves|Falcão|
  Farias|Fernandes|Ferreira|Figueiredo|Fonseca|Freitas|Furtado|Garcia|Gomes|Gonçalves|Guimarães|Leão|Lemos|Lopes|Macedo|
  Machado|Magalhães|Marques|Martins|Medeiros|Mello|Mendonça|Moraes|Moreira|Moura|Nascimento|Nóbrega|Nunes|Oliveira|
  Pacheco|Paixão|Peixoto|Pereira|Pinheiro|Ramos|Rezende|Ribeiro|Rocha|Sá|Sales|Santana|Simões|Siqueira|Souza|Teixeira|
  Toledo|Valença|Vasconcelos|Viana|Xavier`;

export type Gender = keyof typeof firstNames;

const words = (list: string) => list.split("|").map((word) => word.trim());
const firsts = { MALE: words(firstNames.MALE), FEMALE: words(firstNames.FEMALE) };
const lasts = words(lastNames);

/** The n-th name of a gender, from 0; unique in first and last name for some hundreds. */
export function demoName(gender: Gender, n: number): string {
  const list = firsts[gender];
  const shift = gender === "MALE" ? 0 : 31;
  const first = list[(n * 23) % list.length];
  const last = lasts[(n * 37 + shift) % lasts.length];
  const middle = lasts[(n * 53 + shift + 11) % lasts.length];
  return n % 3 === 0 || middle === last ? `${first} ${last}` : `${first} ${middle} ${last}`;
}

/** An invented address: first and last name without accents. */
export function demoEmail(fullName: string): string {
  const parts = fullName.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(" ");
  return `${parts[0]}.${parts.at(-1)}@exemplo.praia.example`;
}
