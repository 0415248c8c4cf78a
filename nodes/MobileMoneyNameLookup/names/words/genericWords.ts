import { wordList } from './wordList';

/**
 * Words that say what kind of business it is, not which one. From general knowledge of shop signs and till
 * names in Kenya, in English and Swahili. Colours, animals and virtues are absent: they tell businesses apart.
 */
export const genericWords: ReadonlySet<string> = new Set(
	wordList(`
academy accessories accommodation accountants accounting accounts adventures advertising advocates agencies agency agent agents
agribusiness agricultural agriculture agro agrochemicals agrovet agrovets airtime airways alliance aluminium ambulance animal apartment
apartments appliances architects art arts associates association atelier auctioneers auto autocare automobile autos autospares aviation
baker bakeries bakers bakery bank banking bar barber barbers barbershop batteries bazaar beauty bedding beddings beverage beverages
biashara bicycle bikes bistro board bookmakers books booksellers bookshop bottlers boutique branch brewers brewery bricks broker brokers
brothers builders building bureau bus business businesses butcher butchers butchery cabs cafe cafeteria camp canteen capital car care cargo
carpentry carpet carpets carrier carriers cars carwash casino caterers catering cement center centre centres ceramics cereals chama
chambers charcoal charity chemicals chemist chemists chicken childcare chips choma christian church cinema classic cleaners cleaning
clearing clinic clinics clothes clothing club co coffee cold collection collections college collision commercial committee commodities
communication communications community company compounders computer computers confectioners confectionery connection connections
construction constructions constructor consult consultancy consultant consultants consulting contractor contractors convenience cooking
cooperative corner corporation cosmetic cosmetics cottages council courier couriers court courts craft crafts creameries creations credit
cuisine curios curtains cyber cybercafe dairies dairy day daycare dealer dealers deco decor decorators deli deliveries delivery dental
dentist department dept design designer designers designs developers development digital diner discount dispensary dispensers distillers
distribution distributor distributors dobi dressmakers drinks driving drugs drycleaners duka dukani eateries eatery education educational
electrical electricals electronic electronics emporium energy engineering engineers enterprise enterprises entertainment equipment estate
estates events exchange executive exhibition experts export exporters exports express fabricators fabrics factory fairtrade farm farmers
farms fashion fashions fast fastfood feeds fellowship filling film films finance financial fish fisheries fitness fitters floor florist
florists flour flowers food foods footwear forex forwarders forwarding foundation freight freighters fruit fruits fuel fundis funeral
furnishers furniture furnitures gadgets galleria gallery games gaming garage garages garden gardens garments gas gasoline general gift
gifts giftshop glass glassmart gold goods grill grocer groceries grocers grocery group guest guesthouse gym hair haircut hairdressers
hardware hardwares haulage haulers health healthcare herbal herbalist high hire hires holding holdings home homes hospital hospitality
hostel hostels hotel hotels house household houses housing hygiene ict images implements import importers imports industrial industries
industry institute institution insurance interior interiors international internet investment investments ironmongers jewellers jewellery
jewelry joint jua juice junior kali kenyatta keys kibanda kindergarten kinyozi kiosk kitchen kitchenware knitwear laboratories laboratory
laundry leasing leather library licensing lighting liquor liquors loans lodge lodges lodging logistics lounge lpg lubricants luggage
machinery maintenance maize mall management manufacturer manufacturers manufacturing market marketers marketing markets mart masjid masonry
matatu materials matress matresses mattress mattresses mbao mboga meat meats media medical medicare medicine medics memorial merchandise
merchandisers merchant merchants metal metals micro microfinance midwifery milk mill millers milling mills mini minimarket minimart
minishop ministries ministry mission mobile mobiles mosque motel motor motorbike motorbikes motorcycle motorcycles motors movers mpesa
multimedia multipurpose music nails network networks newspapers nurseries nursery nursing nyama office offices oil oils online optical
opticals opticians organic organisation organization outfitters outlet packaging packers paint painters paints paper parking parlor parlour
parts pastries pastry pawnshop petrol petroleum pharmaceutical pharmaceuticals pharmacies pharmacist pharmacy phone phones photo
photography photos pizza pizzeria plant plastics plumbers plumbing polytechnic pool pork posho poultry prep preparatory press primary print
printers printing printshop private processing processors produce producers product production productions products professional project
projects promoters promotions properties property provision provisions pub publishers publishing pump pumps quarry raha rd realtors realty
recording recreation refreshments refrigeration rental rentals repair repairs residence residences residents resort resorts resource
resources restaurant restaurants retail retailers rice road roofing sacco saccos safaris sales salon salons saloon sauna savings sawmill
school schools seafood secondary secretarial secretariat security seed seeds selfhelp senior service services shares shoe shoes shop
shoppers shopping shops signs society software solar solution solutions spa spare spares specialist specialists sport sports spot stage
stall stalls starch station stationeries stationers stationery steel stitches stock stockist stockists stones storage store stores street
studio studios suite suites supermarket supermarkets superstore supplier suppliers supplies supply surgery surveyors systems tailor
tailoring tailors takeaway taxi taxis tea tech technical technician technicians technologies technology telecom telecommunications textile
textiles theatre ticketing tiles till timber tools tour tours towing township toys trader traders trading traditional training transport
transporter transporters transporting travel travellers travels trust tuition tv tyre tyres uniforms university upholstery utensils variety
vegetables vehicle vehicles vendor vendors venture ventures vet veterinary video videos village villas vocational warehouse wares washing
waste watch watches water weaving wedding welder welders welding welfare wellness wholesale wholesaler wholesalers wine wines women wood
woodwork works workshop yard youth
`),
);
