import { wordList } from './wordList';

/**
 * Words that say what kind of business it is, not which one. From general knowledge of shop signs and till
 * names in Kenya, in English and Swahili. Colours, animals and virtues are absent: they tell businesses apart.
 */
export const genericWords: ReadonlySet<string> = new Set(
	wordList(`
academy accessories accommodation accountants accounting accounts adventures advertising advocate advocates
agencies agency agent agents agribusiness agricultural agriculture agro agrochemicals agrovet agrovets airtime
airways alliance aluminium ambulance animal apartment apartments appliances architects art arts
associates association atelier auctioneers auto autocare automobile autospares autos aviation
baker bakers bakeries bakery bank banking bar barber barbers barbershop batteries bazaar beauty bedding beddings
beverage beverages bicycle bikes biashara bistro bookmakers books bookshop booksellers bottlers boutique
branch brewers brewery bricks broker brokers brothers builders building bureau bus business businesses
butcher butchers butchery cabs cafe cafeteria camp canteen capital car care cargo carpentry carpet carpets carrier
carriers carwash cars casino catering caterers cement center centre centres ceramics cereals chama chambers charcoal
charity chemicals chemist chemists chicken childcare chips choma christian church cinema classic
cleaners cleaning clearing clinic clinics clothes clothing club co coffee cold collection collections college
collision commercial commodities communication communications community company compounders computer computers
confectioners confectionery connection connections construction constructions constructor consult consultancy
consultant consultants consulting contractor contractors convenience cooking cooperative corner corporation cosmetic
cosmetics cottages couriers courier court courts craft crafts creameries creations credit cuisine curios curtains
cyber cybercafe dairies dairy day daycare dealer dealers deco decor decorators deli delivery deliveries dental
dentist department dept design designer designers designs developers development digital diner discount
dispensary dispensers distribution distributor distributors distillers dobi dressmakers drinks driving drugs drycleaners
duka dukani eatery eateries education educational electrical electricals electronic electronics emporium energy
engineering engineers enterprise enterprises entertainment equipment estate estates events exchange executive exhibition
experts export exporters exports express fabricators fabrics factory fairtrade farm farmers farms fashion fashions
fast fastfood feeds fellowship film films filling finance financial fish fisheries fitness fitters floor florist
florists flour flowers food foods footwear forex forwarders forwarding foundation freight freighters
fruit fruits fuel fundis funeral furnishers furniture furnitures gadgets galleria gallery games gaming
garage garages garden gardens garments gas gasoline general gift gifts giftshop glass glassmart gold goods grill grocer
grocers groceries grocery group guest guesthouse gym hair haircut hairdressers haulage haulers hardware hardwares
health healthcare herbal herbalist high hire hires holding holdings home homes hospital hospitality hostel hostels
hotel hotels house household houses housing hygiene ict images implements import importers imports industrial
industries industry insurance institute institution interior interiors international internet investment investments
ironmongers jewellers jewellery jewelry joint jua juice junior kali kenyatta keys kibanda kindergarten kinyozi kiosk
kitchen kitchenware knitwear laboratories laboratory laundry leasing leather library licensing lighting liquor liquors
loans lodge lodges lodging logistics lounge lpg lubricants luggage machinery maintenance mall maize management
manufacturer manufacturers manufacturing market marketers marketing markets mart masjid masonry matatu materials
matress matresses mattress mattresses mboga mbao meat meats media medical medicare medicine medics memorial merchandise
merchandisers merchant merchants metal metals micro microfinance midwifery milk mill millers milling mills mini minimarket
minimart minishop ministries ministry mission mobile mobiles mosque motel motor motorbike motorbikes motorcycle
motorcycles motors mpesa movers multimedia multipurpose music nails network networks newspapers nurseries nursery nursing
nyama office offices oil oils online optical opticals opticians organic organisation organization outfitters outlet
packaging packers paint painters paints paper parking parlor parlour parts pastries pastry pawnshop petrol petroleum
pharmaceutical pharmaceuticals pharmacies pharmacist pharmacy phone phones photo photography photos pizza pizzeria plant
plastics plumbers plumbing polytechnic pool pork posho poultry prep preparatory press primary print printers printing
printshop private processing processors produce producers product production productions products professional project projects
promotions promoters properties property provision provisions pub publishers publishing pump pumps quarry
raha rd realtors realty recording recreation refreshments refrigeration rental rentals repair repairs residence
residences residents resort resorts resource resources restaurant restaurants retail retailers rice road roofing safaris
sacco saccos sales saloon salon salons sauna savings sawmill school schools seafood secondary secretarial secretariat
security seed seeds selfhelp senior service services shares shoe shoes shop shoppers shopping shops signs society software solar
solution solutions spa spare spares specialist specialists sport sports spot stage stalls stall starch station stationers
stationery stationeries steel stitches stock stockist stockists stones storage store stores street studio studios suite suites
supermarket supermarkets superstore supplier suppliers supplies supply surgery surveyors systems tailor tailoring
tailors takeaway taxi taxis tea tech technical technician technicians technologies technology telecom telecommunications
textile textiles theatre ticketing tiles till timber tools tour tours towing township toys traders trader trading
traditional training transport transporter transporters transporting travel travels travellers trust tuition tv tyre tyres
uniforms university upholstery utensils variety vegetables vehicle vehicles vendor vendors venture ventures veterinary vet
video videos village villas vocational warehouse wares washing waste watch watches water weaving wedding welder welders
welding wellness wholesale wholesaler wholesalers wine wines wood woodwork works workshop youth women welfare yard
`),
);
