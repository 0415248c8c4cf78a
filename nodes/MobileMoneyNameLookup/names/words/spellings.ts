import { wordRows } from './wordList';

/** Words of businesses and institutions in their everyday spellings, a row each. From general knowledge. */
const spellings = wordRows(`
adventist advantist, adviser advisor, advisers advisors, aluminium aluminum, boutique butique botique, butchery butcherry buchery bucherry,
catalogue catalog, caterers catterers, catholic catholik, centre center, centres centers, colour color, colours colors,
confectionery confectionary, cosy cozy, counselling counseling, counsellor counselor, counsellors counselors, defence defense,
dispensary dispensery, enterprise enterprize enterprice, enterprises enterprizes enterprices, entertainment entertaiment,
equipment equipments, evangelical evengelical, favour favor, fertiliser fertilizer, fertilisers fertilizers, fibre fiber, flavour flavor,
flavours flavors, furniture furnitures, grey gray, gynaecological gynecological, gynaecologist gynecologist, gynaecology gynecology,
harbour harbor, immunisation immunization, investment invesment, investments invesments, jeweller jeweler, jewellers jewelers,
jewellery jewelry jewelery, labour labor, laundry laundary, licence license, licensing licencing, maintenance maintainance,
mattress matress, mattresses matresses, mobilisation mobilization, modelling modeling, moslem muslim, moslems muslims, neighbour neighbor,
neighbourhood neighborhood, neighbours neighbors, organisation organization, organisations organizations, organisers organizers,
orthopaedic orthopedic, orthopaedics orthopedics, paediatric pediatric, paediatrics pediatrics, parlour parlor, pentecostal pentacostal,
pharmacy pharmarcy, polytechnic polytechnik, presbyterian presbiterian, primary primery, programme program, programmes programs,
restaurant restaurent resturant, saloon salon, secondary secondry, services servises, specialised specialized, stationery stationary,
sterilisation sterilization, supermarket supamarket supermaket, suppliers supliers, supplies suplies, theatre theater, traveller traveler,
travellers travelers, travelling traveling, tyre tire, tyres tires, veterinary vetinary veterinery, vulcanisers vulcanizers,
vulcanising vulcanizing, wholesaler wholeseller, wholesalers wholesellers, woollen woolen
`);

const rowOf = new Map(spellings.flatMap((row, at) => row.map((word) => [word, at] as const)));

/** Whether two words (their keys) are spellings of one word. */
export function areSpellings(a: string, b: string): boolean {
	const row = rowOf.get(a);
	return row !== undefined && row === rowOf.get(b);
}
